import { useApolloClient, useQuery } from '@apollo/client/react';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../../../lib/i18n';
import type { ConsoleScreen } from '../../../graphql/schema.generated';
import { useNotify } from '../../../ui/toast';
import { messageOf } from '../../../lib/api';
import { lazyDialog } from '../../../ui/lazy';
import { DeleteViewDocument, SavedViewsDocument, SaveViewDocument } from './SavedViews.generated';
import { useListAddress } from './useListAddress';

const SavedViewsPopover = lazyDialog(async () => (await import('./SavedViewsPopover')).SavedViewsPopover);

/** Returns the filters and order of an address, without the page number. */
function queryOf(address: URLSearchParams): string {
  const query = new URLSearchParams(address);
  query.delete('page');
  return query.toString();
}

/** Button that opens the viewer's saved views of a list. */
export function SavedViews({ screen }: { screen: ConsoleScreen }) {
  const id = useId();
  const client = useApolloClient();
  const notify = useNotify();
  const { address } = useListAddress();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, refetch } = useQuery(SavedViewsDocument, { variables: { screen } });
  const views = data?.savedViews ?? [];
  const query = queryOf(address);
  const current = views.find((view) => view.query === query && query !== '');

  async function attempt(step: () => Promise<unknown>) {
    try {
      await step();
      await refetch();
    } catch (error) {
      notify.error(messageOf(error));
    }
  }
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<BookmarksOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 44, flexShrink: 0, maxWidth: 220 }}
      >
        <Typography component="span" variant="inherit" noWrap>
          <bdi>{current?.name ?? t('console.views')}</bdi>
        </Typography>
      </Button>
      <SavedViewsPopover
        id={id}
        anchor={anchor}
        views={views}
        current={current?.id}
        isOpen={anchor !== null}
        onClose={() => setAnchor(null)}
        onSave={(name) => attempt(() => client.mutate({ mutation: SaveViewDocument, variables: { input: { screen, name, query } } }))}
        onDelete={(view) => void attempt(() => client.mutate({ mutation: DeleteViewDocument, variables: { id: view } }))}
      />
    </>
  );
}
