import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { fetchFile, messageOf } from '../../../lib/api';
import { saveFile } from '../../../lib/browser';
import { cutText } from '../../../graphql/cutText.generated';

const FORMATS = [
  {
    format: 'geojson',
    name: 'GeoJSON',
    get use() {
      return t('lists.forMapsAndMapPrograms');
    },
  },
  {
    format: 'gpx',
    name: 'GPX',
    get use() {
      return t('lists.forNavigationDevicesAndApps');
    },
  },
  {
    format: 'csv',
    name: 'CSV',
    get use() {
      return t('lists.forSpreadsheets');
    },
  },
] as const;

/** Makes a file name from the list's name, for example "Rainy days" to "rainy-days". */
export function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cutText(words.join('-'), 60) || 'list';
}

/** Menu that saves the list as a file in the chosen format. */
export function ExportMenu({ list }: { list: { ref: string; name: string } }) {
  const id = useId();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  async function save(format: string) {
    close();
    try {
      saveFile(`${fileNameOf(list.name)}.${format}`, await fetchFile(`/api/lists/${encodeURIComponent(list.ref)}/export/${format}`));
    } catch (error) {
      notify.error(messageOf(error));
    }
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('lists.export')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': t('lists.export') } }}>
        {FORMATS.map(({ format, name, use }) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            <ListItemText primary={name} secondary={use} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
