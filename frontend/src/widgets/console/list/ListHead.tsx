import Stack from '@mui/material/Stack';
import type { ConsoleScreen } from '../../../graphql/schema.generated';
import { type ListTab, ListTabs } from './ListTabs';
import { SavedViews } from './SavedViews';

interface Props {
  screen: ConsoleScreen;
  /** Says what the tabs are about. */
  label: string;
  tabs: readonly ListTab[];
}

/** The parts of a list, and the views of it that the viewer has saved. */
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
