import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';

interface Props {
  formProps: ComponentProps<'form'>;
  /** Fields, by section. */
  children: ReactNode;
  /** Content that stays beside the fields; on phones it is between the fields and `end`. */
  side: ReactNode;
  /** Submit button and error message. */
  end: ReactNode;
}

/** Layout of a long form: two columns, one on phones. */
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
