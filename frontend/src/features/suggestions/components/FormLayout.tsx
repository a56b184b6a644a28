import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';

interface Props {
  formProps: ComponentProps<'form'>;
  /** The fields, part by part. */
  children: ReactNode;
  /** What stays beside them; on phones it is between them and the end. */
  side: ReactNode;
  /** Sends the form, and says why that failed. */
  end: ReactNode;
}

/** A long form in two columns, on phones in one. */
export function FormLayout({ formProps, children, side, end }: Props) {
  return (
    <Box
      component="form"
      {...formProps}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        gridTemplateAreas: { xs: '"fields" "side" "end"', md: '"fields side" "end side"' },
        gridTemplateRows: { md: 'auto 1fr' },
        columnGap: 4,
        rowGap: 3,
      }}
    >
      <Stack sx={{ gridArea: 'fields', gap: 3, minWidth: 0 }}>{children}</Stack>
      <Box sx={{ gridArea: 'side', minWidth: 0 }}>
        <Box sx={{ position: { md: 'sticky' }, top: { md: 'calc(var(--header) + 24px)' } }}>{side}</Box>
      </Box>
      <Stack sx={{ gridArea: 'end', gap: 2, alignItems: { sm: 'flex-start' } }}>{end}</Stack>
    </Box>
  );
}
