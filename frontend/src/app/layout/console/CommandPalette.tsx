import { skipToken, useQuery } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../../lib/account';
import { useSettled } from '../../../lib/browser';
import { t } from '../../../lib/i18n';
import { TwoLines } from '../../../widgets/console';
import { CommandPaletteDocument } from './CommandPalette.generated';
import { fixedCommands, foundCommands, matching } from './commands';

const PAUSE_MS = 200;

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that opens a screen, setting, category, attribute, place, city or user by typing a part of its name. */
export function CommandPalette({ isOpen, onClose }: Props) {
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useSettled(typed, PAUSE_MS);
  const isAdmin = viewer?.viewerCan.administer ?? false;
  const { data, previousData, loading } = useQuery(CommandPaletteDocument, isAdmin && typed && search ? { variables: { text: search } } : skipToken);
  const found = data ?? previousData;
  const commands = [...matching(fixedCommands({ administer: isAdmin }), typed), ...(typed && found ? foundCommands(found, typed) : [])];

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { 'aria-label': t('palette.goTo'), sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: 10 } } },
        transition: { onExited: () => setText('') },
      }}
    >
      <Autocomplete
        open
        autoHighlight
        disablePortal
        forcePopupIcon={false}
        value={null}
        inputValue={text}
        options={commands}
        loading={loading}
        groupBy={({ kind }) => kind}
        getOptionKey={({ kind, to }) => `${kind} ${to}`}
        getOptionLabel={({ label }) => label}
        // `matching` and the server have already filtered them.
        filterOptions={(options) => options}
        onInputChange={(_event, value, reason) => {
          if (reason === 'input') setText(value);
          else if (reason === 'clear') setText('');
        }}
        // The list handles Escape before the dialog does.
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        onChange={(_event, command) => {
          if (!command) return;
          onClose();
          void navigate(command.to);
        }}
        noOptionsText={t('palette.nothingFound')}
        loadingText={t('palette.searching')}
        clearText={t('palette.clear')}
        renderOption={({ key, ...option }, { label, detail }) => (
          <li key={key} {...option}>
            {detail ? (
              <TwoLines first={label} second={detail} />
            ) : (
              <Typography component="span">
                <bdi>{label}</bdi>
              </Typography>
            )}
          </li>
        )}
        slotProps={{
          popper: { placement: 'bottom', sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
          paper: { elevation: 0 },
          listbox: { sx: { maxHeight: '50vh' } },
        }}
        renderInput={(field) => (
          <TextField {...field} autoFocus label={t('palette.goTo')} placeholder={t('palette.screenPlaceOrPerson')} sx={{ p: 2, pb: 1 }} />
        )}
      />
    </Dialog>
  );
}
