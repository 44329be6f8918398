import Box from '@mui/material/Box';

/** The first focusable element of a page. `target` is the id of its main element. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        event.preventDefault();
        main.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: '12px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
        // An element above the viewport can be visible in the top margin of a printed page.
        '@media print': { display: 'none' },
      }}
    >
      Skip to content
    </Box>
  );
}
