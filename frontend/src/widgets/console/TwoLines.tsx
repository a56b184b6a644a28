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

/** Table cell with two lines of text. */
export function TwoLines({ first, second, to }: Props) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ lineHeight: 1.3, ...(to !== undefined && { fontWeight: 600 }) }}>
        {to === undefined ? (
          <bdi>{first}</bdi>
        ) : (
          <MuiLink component={Link} to={to} color="inherit">
            <bdi>{first}</bdi>
          </MuiLink>
        )}
      </Typography>
      {second && (
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary', fontWeight: 400 }}>
          <bdi>{second}</bdi>
        </Typography>
      )}
    </Box>
  );
}
