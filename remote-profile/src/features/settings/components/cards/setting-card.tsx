import { Box, ButtonBase, Card, Icon, Typography, type IconName } from '@sopaan/ui/core';

interface SettingCardProps {
  icon: IconName;
  title: string;
  description: string;
  onOpen: () => void;
}

/** A card that opens a dialog. */
export function SettingCard({ icon, title, description, onOpen }: SettingCardProps) {
  return (
    <Card component="li" sx={{ display: 'flex' }}>
      <ButtonBase aria-haspopup="dialog" onClick={onOpen} sx={button}>
        <Icon name={icon} size={24} sx={{ color: 'primary.main' }} />
        <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
            {title}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {description}
          </Typography>
        </Box>
        <Icon name="chevron-right" sx={{ color: 'text.secondary' }} />
      </ButtonBase>
    </Card>
  );
}

const button = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 2.5,
  flexGrow: 1,
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
};
