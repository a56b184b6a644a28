import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import type { SavedViewsQuery } from './SavedViews.generated';

interface Props {
  views: SavedViewsQuery['savedViews'];
  /** Id of the view that is open. */
  current: string | undefined;
  onOpen: () => void;
  onDelete: (id: string) => void;
}

/** List of saved views, each with buttons to open and to delete it. */
export function SavedViewList({ views, current, onOpen, onDelete }: Props) {
  if (views.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('console.noSavedViewsYet')}
      </Typography>
    );
  }
  return (
    <List disablePadding sx={{ mx: -2, mt: -1, mb: 1 }}>
      {views.map(({ id, name, query }) => (
        <ListItem
          key={id}
          disablePadding
          secondaryAction={
            <IconButton edge="end" aria-label={t('console.deleteViewName', { name })} onClick={() => onDelete(id)}>
              <DeleteOutlined fontSize="small" />
            </IconButton>
          }
        >
          <ListItemButton component={Link} to={`?${query}`} selected={id === current} onClick={onOpen}>
            <ListItemText primary={name} slotProps={{ primary: { noWrap: true } }} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
