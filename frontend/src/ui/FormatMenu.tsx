import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { t } from '../lib/i18n';

/** Formats of files with places, which the server writes. */
const FORMATS = [
  {
    format: 'geojson',
    name: 'GeoJSON',
    get use() {
      return t('ui.forMapsAndMapPrograms');
    },
  },
  {
    format: 'kml',
    name: 'KML',
    get use() {
      return t('ui.forGoogleEarthAndMyMaps');
    },
  },
  {
    format: 'gpx',
    name: 'GPX',
    get use() {
      return t('ui.forNavigationDevicesAndApps');
    },
  },
  {
    format: 'csv',
    name: 'CSV',
    get use() {
      return t('ui.forSpreadsheets');
    },
  },
] as const;

export type FileFormat = (typeof FORMATS)[number]['format'];

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  label: string;
  /** Whether a file is being fetched: the button then does nothing. */
  isBusy?: boolean;
  onChoose: (format: FileFormat) => void;
  /** Returns why a format cannot be chosen; undefined if it can. */
  refused?: (format: FileFormat) => string | undefined;
}

/** Button with a menu of file formats, each with its use. */
export function FormatMenu({ label, isBusy = false, onChoose, refused = () => undefined, ...button }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<DownloadOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-disabled={isBusy}
        onClick={({ currentTarget }) => {
          if (!isBusy) setAnchor(currentTarget);
        }}
        {...button}
      >
        {label}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {FORMATS.map(({ format, name, use }) => (
          <MenuItem
            key={format}
            disabled={refused(format) !== undefined}
            onClick={() => {
              close();
              onChoose(format);
            }}
          >
            <ListItemText primary={name} secondary={refused(format) ?? use} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
