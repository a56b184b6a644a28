import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { ErrorPanel, useDeferredLoading } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { ConsoleHeading } from '../../../widgets/console';
import { GoneItem } from '../components/item/GoneItem';
import { KINDS, titleOf } from '../components/item';
import { OpenItem } from '../components/item/OpenItem';
import { OwnCities } from '../components/queue/OwnCities';
import { QueueFilter } from '../components/queue/QueueFilter';
import { QueueSkeleton } from '../components/queue/QueueSkeleton';
import { reasonsFor } from '../components/reasons';
import { useModeration } from '../components/useModeration';
import { WaitingColumn } from '../components/queue/WaitingColumn';

const RejectDialog = lazyDialog(async () => (await import('../../../widgets/console/RejectDialog')).RejectDialog);
const ShortcutSheet = lazyDialog(async () => (await import('../components/ShortcutSheet')).ShortcutSheet);

const COLUMNS = {
  display: 'grid',
  columnGap: 3,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { md: '300px minmax(0, 1fr)', lg: '320px minmax(0, 1fr) 272px' },
  gridTemplateRows: { md: 'auto auto 1fr', lg: 'auto' },
  gridTemplateAreas: { md: '"list actions" "list item" "list history"', lg: '"list item side"' },
};
/** Height around the list: header and filter above, free space below. The list must fit the window, or scrolling to a row would move the page. */
const AROUND_LIST = '214px';
const LIST = {
  gridArea: 'list',
  position: 'sticky',
  top: 'calc(var(--header) + var(--console-bar) + 16px)',
  maxHeight: `max(240px, calc(100dvh - var(--header) - var(--console-bar) - ${AROUND_LIST}))`,
  overflowY: 'auto',
  p: 0.5,
};

/** Moderation queue: items waiting for a decision, one after the other. */
export function ModerationScreen() {
  useHead({ title: t('moderation.moderation'), description: t('moderation.contributionsThatAreWaiting'), noIndex: true });
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const moderation = useModeration(isWide);
  const { queue, kindFilter, rejection, sheet } = moderation;
  const { at, items, current, counts, error } = queue;
  const showsSkeleton = useDeferredLoading(!items && !error);
  const [rejected] = rejection.items;
  const gone = queue.isGone && <GoneItem onGoOn={() => queue.open(null)} />;

  return (
    <Box sx={{ maxWidth: 1760, px: { xs: 2, sm: 3, lg: 4 }, pt: { xs: 2, sm: 3 }, pb: isWide || !current ? 6 : 0 }}>
      {!isWide && at.itemId !== null ? (
        <Box component="h1" tabIndex={-1} sx={visuallyHidden}>
          {t('moderation.moderation')}
        </Box>
      ) : (
        <>
          <ConsoleHeading
            title={t('moderation.moderation')}
            actions={
              isWide && (
                <Button color="inherit" startIcon={<KeyboardOutlined />} aria-haspopup="dialog" onClick={moderation.openSheet}>
                  {t('moderation.shortcuts')}
                </Button>
              )
            }
          />
          <OwnCities />
          <QueueFilter kind={at.kind} counts={counts} chosenRef={kindFilter} />
        </>
      )}
      {error !== undefined && (
        <ErrorPanel title={t('moderation.errorLoadingQueue')} text={t('moderation.pleaseTryAgainLater')} error={error} onRetry={queue.retry} />
      )}
      {showsSkeleton && <QueueSkeleton />}
      {items && isWide && (
        <Box sx={items.length > 0 || gone ? COLUMNS : undefined}>
          <Box sx={items.length > 0 ? LIST : undefined}>
            <WaitingColumn moderation={moderation} isAlone={false} />
          </Box>
          {current && <OpenItem moderation={moderation} item={current} isAlone={false} />}
          {gone}
          <Box role="status" sx={visuallyHidden}>
            {current ? titleOf(current) : ''}
          </Box>
        </Box>
      )}
      {items && !isWide && (
        <>
          {at.itemId === null && <WaitingColumn moderation={moderation} isAlone />}
          {current && <OpenItem moderation={moderation} item={current} isAlone />}
          {gone}
        </>
      )}
      {rejected && (
        <RejectDialog
          isOpen={rejection.isOpen}
          title={
            rejection.items.length === 1
              ? t('moderation.rejectTitle', { title: titleOf(rejected) })
              : t(KINDS[rejected.kind].reject, { count: rejection.items.length })
          }
          reasons={reasonsFor(rejected)}
          reason={rejection.reason}
          onReject={async (reason) => {
            rejection.reject(reason);
            return true;
          }}
          onClose={rejection.close}
        />
      )}
      <ShortcutSheet {...sheet} />
    </Box>
  );
}
