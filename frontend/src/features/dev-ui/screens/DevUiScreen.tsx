import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { language } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { useNotify } from '../../../ui/toast';
import { EntrySection } from '../components/EntrySection';
import { ENTRIES } from '../entries';

const PATH = '/dev/ui';

/** Buttons that switch the color scheme and the direction, and show toasts. */
function Controls() {
  const { mode, setMode } = useColorScheme();
  const notify = useNotify();
  const isTurned = language.direction === 'rtl';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 4 }}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        size="small"
        aria-label="Color scheme"
        value={mode}
        onChange={(_event, one: typeof mode | null) => one && setMode(one)}
      >
        {(['light', 'dark', 'system'] as const).map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 2 }}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* A link, not state: the direction is part of the language, which a page has for its whole life. */}
      <Button variant="outlined" href={isTurned ? PATH : `/ar${PATH}`}>
        {isTurned ? 'Left to right (English)' : 'Right to left (Arabic)'}
      </Button>
      <Button onClick={() => notify.success('Place saved', { label: 'Undo', run: () => undefined })}>Toast: success</Button>
      <Button onClick={() => notify.error('The place could not be saved')}>Toast: error</Button>
      <Button onClick={() => notify.info('You are offline')}>Toast: info</Button>
    </Stack>
  );
}

/** Every component of `ui/` in all its states: /dev/ui. Only the development server has this page. */
export function DevUiScreen() {
  useHead({ title: 'Components', noIndex: true });
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
      <PageHeading title="Components" subtitle="Every component of ui/, in all its states" />
      <Controls />
      {Object.entries(ENTRIES).map(([subject, entries]) => (
        <Box key={subject} sx={{ mb: 6 }}>
          <Typography variant="h2" sx={{ mb: 2, textTransform: 'capitalize' }}>
            {subject}
          </Typography>
          {entries.map((entry) => (
            <EntrySection key={entry.name} entry={entry} />
          ))}
        </Box>
      ))}
    </PageContainer>
  );
}
