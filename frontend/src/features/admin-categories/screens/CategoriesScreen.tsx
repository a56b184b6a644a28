import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { EmptyState, ErrorPanel, useDeferredLoading } from '../../../ui/feedback';
import { radius } from '../../../ui/shape';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { ConsolePage, TableSkeleton } from '../../../widgets/console';
import { nameHere } from '../components/categoryForm';
import { CategoryItem } from '../components/CategoryItem';
import { useOrder } from '../components/useOrder';
import { CategoriesScreenDocument } from './CategoriesScreen.generated';

/** Categories of places in their order: /admin/categories. */
export function CategoriesScreen() {
  const { data, loading, error, refetch } = useQuery(CategoriesScreenDocument, { fetchPolicy: 'cache-and-network' });
  const isWaiting = useDeferredLoading(loading && !data);
  const { shown, move } = useOrder(data?.adminCategories ?? []);
  const [news, tell] = useState('');

  return (
    <ConsolePage
      title={t('adminCategories.title')}
      actions={
        <Button component={Link} to={paths.newCategory} variant="contained" startIcon={<AddRounded />}>
          {t('adminCategories.addCategory')}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>{t('adminCategories.help')}</Typography>
      {isWaiting && <TableSkeleton />}
      {error && !data && !loading && (
        <ErrorPanel title={t('adminCategories.errorLoading')} text={t('adminCategories.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
      )}
      {data && shown.length === 0 && <EmptyState title={t('adminCategories.noCategoriesYet')} text={t('adminCategories.addTheFirst')} />}
      {shown.length > 0 && (
        <Paper
          component="ol"
          aria-label={t('adminCategories.title')}
          variant="outlined"
          sx={{ m: 0, px: 2, py: 0.5, listStyle: 'none', maxWidth: 880, borderColor: 'divider', borderRadius: radius.card }}
        >
          {shown.map((category, n) => (
            <CategoryItem
              key={category.id}
              category={category}
              isFirst={n === 0}
              isLast={n === shown.length - 1}
              onMove={(by) => {
                tell(t('settings.form.moved', { item: nameHere(category), number: n + by + 1, total: shown.length }));
                move(n, n + by);
              }}
            />
          ))}
        </Paper>
      )}
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </ConsolePage>
  );
}
