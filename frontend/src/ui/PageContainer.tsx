import Container, { type ContainerProps } from '@mui/material/Container';
import { styled } from '@mui/material/styles';

const Column = styled(Container)(({ theme }) => ({
  maxWidth: 1280,
  paddingInline: `max(${theme.spacing(3)}, var(--side))`,
  [theme.breakpoints.down('sm')]: { paddingInline: `max(${theme.spacing(2)}, var(--side))` },
}));

/** Centered column of a page: at most 1280 px wide, with gutters of 24 px, or 16 px on phones. */
export function PageContainer({ children, sx }: Pick<ContainerProps, 'children' | 'sx'>) {
  return (
    <Column maxWidth={false} sx={sx}>
      {children}
    </Column>
  );
}
