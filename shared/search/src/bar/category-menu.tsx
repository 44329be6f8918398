import { Icon, MenuButton } from '@sopaan/ui/core';
import { categories, type Category } from './categories';

interface CategoryMenuProps {
  current: Category;
  above?: boolean;
}

/** Leads to the page of another category, without any filter. */
export function CategoryMenu({ current, above }: CategoryMenuProps) {
  const { label, icon } = categories[current];
  return (
    <MenuButton label={`Category: ${label}`} entries={Object.values(categories)} above={above}>
      <Icon name={icon} sx={{ mr: 1 }} />
      {label}
    </MenuButton>
  );
}
