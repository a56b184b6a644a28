import Stack from '@mui/material/Stack';
import type { ConsoleScreen } from '../../../graphql/schema.generated';
import { type ListTab, ListTabs } from './ListTabs';
import { SavedViews } from './SavedViews';

interface Props {
  screen: ConsoleScreen;
  /** Label of the tabs for screen readers. */
  label: string;
  tabs: readonly ListTab[];
}

/** Shows the tabs of a list and the viewer's saved views of it. */
export function ListHead({ screen, ...tabs }: Props) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, borderBottom: 1, borderColor: 'divider', mb: { xs: 1.5, sm: 2 } }}
    >
      <ListTabs {...tabs} />
      <SavedViews screen={screen} />
    </Stack>
  );
}
