import type { CompanySource } from '../companies/companies';
import type { RoleSource } from '../roles/role-source';
import { withArticle } from '../text/with-article';

export const benefits = [
  'Health insurance for the family',
  'Paid leave of 24 days',
  'A yearly budget for learning',
  'Lunch at the office',
  'Flexible hours',
  'Provident fund and gratuity',
  'Travel allowance',
] as const;

export function summarise(role: RoleSource, company: CompanySource, department: string): string {
  return `${company.name} looks for ${withArticle(role.title)} in ${department} who knows ${role.skills.slice(0, 2).join(' and ')}.`;
}

export function jobBrief(role: RoleSource, company: CompanySource): string {
  const [from, to] = role.experience;
  const experience =
    from === 0
      ? `up to ${to} years of experience, or none`
      : `${from} to ${to} years of experience`;
  return [
    `<p>${company.about} The open position: <strong>${role.title}</strong>.</p>`,
    `<p>You bring ${experience} and enjoy explaining what you do.</p>`,
    '<p><strong>How we hire</strong></p>',
    '<ul><li>A call of 20 minutes</li><li>A small task, paid when it takes longer than two hours</li><li>A meeting with the team</li></ul>',
  ].join('');
}

export function jobDetail(role: RoleSource, department: string): string {
  return `The position belongs to ${department}. You work most with ${role.skills.join(', ')}. In the first month a colleague works beside you; after three months you look after a part of your own. We never ask for money at any step of hiring.`;
}
