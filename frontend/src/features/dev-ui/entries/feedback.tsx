import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { ConfirmDialog, ConfirmStep, EmptyState, ErrorPanel, MessagePage, ModerationNote, Spinner } from '../../../ui/feedback';
import { type Entry, LONG_NAME, LONG_TEXT } from '../components/entry';

const LABELS = { confirm: 'Delete place', cancel: 'Keep place' };
const nothing = () => undefined;
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

/** Button that opens a dialog in a state. */
function Opened({
  title = 'Delete Café Aurora?',
  ...state
}: Partial<Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'busy' | 'refusal' | 'isDestructive'>>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const formProps = {
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      close();
    },
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ConfirmDialog busy={false} {...state} isOpen={isOpen} title={title} labels={LABELS} formProps={formProps} onClose={close}>
        Its photos and reviews are deleted, too.
      </ConfirmDialog>
    </>
  );
}

/** Button that opens a step whose action takes a while, and can fail. */
function Step({ act }: { act: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ConfirmStep isOpen={isOpen} title="Delete Café Aurora?" text="This cannot be undone." labels={LABELS} act={act} onClose={() => setOpen(false)} />
    </>
  );
}

const note = (status: 'APPROVED' | 'PENDING' | 'REJECTED', isHeld = false, reason: string | null = null) => ({ status, isHeld, reason });

export const feedback: Entry[] = [
  {
    name: 'ConfirmDialog',
    states: {
      default: () => <Opened />,
      'not destructive': () => <Opened isDestructive={false} />,
      error: () => <Opened refusal="The server is busy. Try again in a minute." />,
      'long title': () => <Opened title={`Delete ${LONG_NAME}?`} />,
    },
  },
  {
    name: 'ConfirmStep',
    states: {
      'takes a while': () => <Step act={later} />,
      fails: () => <Step act={() => later().then(() => Promise.reject(new Error('Somebody has changed this place in the meantime.')))} />,
    },
  },
  {
    name: 'EmptyState',
    isWide: true,
    states: {
      'title only': () => <EmptyState title="No favorites yet" />,
      'text and action': () => <EmptyState title="No places found" text={LONG_TEXT} action={<Button variant="contained">Clear filters</Button>} />,
    },
  },
  {
    name: 'ErrorPanel',
    isWide: true,
    states: {
      default: () => <ErrorPanel title="Places could not be loaded" text="Try again in a minute." onRetry={nothing} />,
      'with reason': () => <ErrorPanel title="Places could not be loaded" error={new Error('The server does not answer.')} onRetry={nothing} />,
    },
  },
  {
    name: 'MessagePage',
    isWide: true,
    states: {
      default: () => (
        <MessagePage title="Page not found" text={LONG_TEXT}>
          <Button variant="contained">Back to home</Button>
          <Button variant="outlined">Explore cities</Button>
        </MessagePage>
      ),
    },
  },
  {
    name: 'ModerationNote',
    states: {
      approved: () => <ModerationNote moderation={note('APPROVED')} />,
      pending: () => <ModerationNote moderation={note('PENDING')} />,
      held: () => <ModerationNote moderation={note('PENDING', true)} />,
      rejected: () => <ModerationNote moderation={note('REJECTED', false, LONG_TEXT)} />,
    },
  },
  { name: 'Spinner', states: { loading: () => <Spinner label="Loading places" /> } },
];
