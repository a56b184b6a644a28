import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

interface Props {
  first: string;
  /** Details, in small print. */
  second?: string | undefined;
  /** Link target of the first line. */
  to?: string;
}

/** `dir` sets the side of the text that is cut off; this sets the side on which it stands, mirrored on right-to-left pages. */
const side = { textAlign: 'left' } as const;

/** Table cell with two lines of text. */
export function TwoLines({ first, second, to }: Props) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" dir="auto" noWrap sx={{ ...side, lineHeight: 1.3, ...(to !== undefined && { fontWeight: 600 }) }}>
        {to === undefined ? (
          first
        ) : (
          <MuiLink component={Link} to={to} color="inherit">
            {first}
          </MuiLink>
        )}
      </Typography>
      {second && (
        <Typography variant="caption" component="p" dir="auto" noWrap sx={{ ...side, color: 'text.secondary', fontWeight: 400 }}>
          {second}
        </Typography>
      )}
    </Box>
  );
}
