import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { useHead } from '../../../../lib/useHead';
import { EmptySkyline } from '../../../../ui/EmptySkyline';
import { PageContainer } from '../../../../ui/PageContainer';

/** Stands where a place would be that does not exist. */
export function PlaceNotFound() {
  useHead({ title: 'Place Not Found', noIndex: true });
  return (
    <PageContainer>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: { xs: 8, sm: 12 } }}>
        <EmptySkyline />
        <Typography variant="h1" tabIndex={-1} sx={{ mt: 2 }}>
          Place Not Found
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>The place you&apos;re looking for doesn&apos;t exist.</Typography>
        <Button component={Link} to={paths.places()} variant="contained" sx={{ mt: 2 }}>
          Browse Places
        </Button>
      </Stack>
    </PageContainer>
  );
}
