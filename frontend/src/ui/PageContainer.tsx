import Container, { type ContainerProps } from '@mui/material/Container';

/** Column of a page: at most 1280 px wide, gutters of 24 px, 16 px on phones. */
export function PageContainer({ children, sx }: Pick<ContainerProps, 'children' | 'sx'>) {
  return (
    <Container maxWidth={false} sx={[{ maxWidth: 1280, px: { xs: 2, sm: 3 } }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Container>
  );
}
