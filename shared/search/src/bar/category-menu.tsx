import { Icon, MenuButton } from '@sopaan/ui/core';
import { categories, type Category } from './categories';

interface CategoryMenuProps {
  current: Category;
  above?: boolean;
}

/** A menu that navigates to another category, without any filters. */
export function CategoryMenu({ current, above }: CategoryMenuProps) {
  const { label, icon } = categories[current];
  return (
    <MenuButton label={`Category: ${label}`} entries={Object.values(categories)} above={above}>
      <Icon name={icon} sx={{ mr: 1 }} />
      {label}
    </MenuButton>
  );
}
