import { styled } from '@mui/material/styles';

/** Running text: headings, paragraphs, lists, quotations, tables, code and pictures. Wide tables and code scroll by themselves. */
export const Prose = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const boxed = { overflowX: 'auto', marginBottom: theme.spacing(2) } as const;
  return {
    overflowWrap: 'anywhere',
    '& h2': { ...theme.typography.h3, margin: theme.spacing(5, 0, 1.5) },
    '& h3, & h4, & h5, & h6': { ...theme.typography.h4, margin: theme.spacing(3, 0, 1) },
    '& p, & ul, & ol, & blockquote': { margin: theme.spacing(0, 0, 2), lineHeight: 1.7 },
    '& ul, & ol': { paddingInlineStart: theme.spacing(3) },
    '& li': { marginBottom: theme.spacing(1) },
    '& li > :is(p, ul, ol)': { marginBottom: theme.spacing(1) },
    '& a': { color: palette.primary.main, textUnderlineOffset: '.18em' },
    '& blockquote': { paddingInlineStart: theme.spacing(2), borderInlineStart: `3px solid ${palette.divider}`, color: palette.text.secondary },
    '& code': { fontSize: '.9em', padding: '1px 6px', borderRadius: 6, backgroundColor: palette.sunken.main },
    '& pre': { ...boxed, padding: theme.spacing(2), borderRadius: 6, backgroundColor: palette.sunken.main },
    '& pre code': { padding: 0, overflowWrap: 'normal' },
    '& hr': { margin: theme.spacing(4, 0), border: 0, borderTop: `1px solid ${palette.divider}` },
    '& img': { maxWidth: '100%', height: 'auto' },
    '& .wide': boxed,
    '& table': { borderCollapse: 'collapse', overflowWrap: 'normal' },
    '& :is(th, td)': { padding: theme.spacing(1, 1.5), border: `1px solid ${palette.divider}`, textAlign: 'start', verticalAlign: 'top' },
    '& .center': { textAlign: 'center' },
    '& .end': { textAlign: 'end' },
    '&& > :not(* + *)': { marginTop: 0 },
  };
});
