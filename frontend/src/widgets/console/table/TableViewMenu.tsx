import CheckRounded from '@mui/icons-material/CheckRounded';
import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { t } from '../../../lib/i18n';
import { DesktopTooltip } from '../../../ui/DesktopTooltip';
import type { Column } from './column';
import { DENSITIES, isShown, type TableView } from './useTableView';

const Mark = ({ isOn }: { isOn: boolean }) => <CheckRounded aria-hidden fontSize="small" sx={{ mr: 1.5, visibility: isOn ? 'visible' : 'hidden' }} />;

interface Props {
  columns: readonly Pick<Column<never>, 'name' | 'title' | 'isExtra'>[];
  view: TableView;
  onChange: (view: TableView) => void;
}

/** Menu for the height of the rows and for the columns of a table. */
export function TableViewMenu({ columns, view, onChange }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <DesktopTooltip title={t('console.rowsAndColumns')}>
        <IconButton
          aria-label={t('console.rowsAndColumns')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ViewWeekOutlined fontSize="small" />
        </IconButton>
      </DesktopTooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('console.rowsAndColumns') } }}
      >
        <ListSubheader aria-hidden role="presentation">
          {t('console.rowsTitle')}
        </ListSubheader>
        {DENSITIES.map((density) => (
          <MenuItem key={density} role="menuitemradio" aria-checked={density === view.density} onClick={() => onChange({ ...view, density })}>
            <Mark isOn={density === view.density} />
            {t(`console.${density}`)}
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader aria-hidden role="presentation">
          {t('console.columns')}
        </ListSubheader>
        {columns.map((column) => {
          const shown = isShown(view, column);
          return (
            <MenuItem
              key={column.name}
              role="menuitemcheckbox"
              aria-checked={shown}
              onClick={() => onChange({ ...view, columns: { ...view.columns, [column.name]: !shown } })}
            >
              <Mark isOn={shown} />
              {column.title}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
