import type { ComponentsPropsList } from '@mui/material/styles';

/** Default props of MUI components. */
export const defaultProps: {
  [Name in keyof ComponentsPropsList]?: Partial<ComponentsPropsList[Name]>;
} = {
  MuiAccordion: {
    disableGutters: true,
    elevation: 0,
    // A `section`, which has the role that MUI gives to its `div`.
    slotProps: { region: { component: 'section', role: undefined } },
  },
  MuiButton: { disableElevation: true },
  MuiButtonBase: { disableRipple: true },
  MuiInputLabel: { shrink: true },
  MuiLink: { underline: 'hover' },
  MuiOutlinedInput: { notched: false },
  MuiSkeleton: { animation: 'wave' },
};
