import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/address';
import { dotted, formatDateTime, isolate, t } from '../../../../lib/i18n';
import { ConfirmStep } from '../../../../ui/feedback';
import { FramedItem, useRefresh } from '../../../../widgets/console';
import { ForgetImportSourceDocument, type SourceItem_SourceFragment } from './ImportHistory.generated';

/** A remembered source, whose columns and choices are used for its next file. */
export function SourceItem({ source: { name, fileName, columns, usedAt, runs } }: { source: SourceItem_SourceFragment }) {
  const [forget] = useMutation(ForgetImportSourceDocument);
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const shown = isolate(name);
  return (
    <FramedItem
      heading={
        <Typography variant="subtitle1" component="span">
          <bdi>{name}</bdi>
        </Typography>
      }
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', ml: { xs: -1.5, sm: 0 } }}>
          <Button
            component={Link}
            to={paths.adminPlaces({ source: name })}
            color="inherit"
            aria-label={t('importHistory.showPlacesOf', { name: shown })}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {t('importResult.showPlaces')}
          </Button>
          <Button
            color="inherit"
            aria-label={t('importHistory.forgetName', { name: shown })}
            onClick={() => setAsking(true)}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {t('importHistory.forget')}
          </Button>
          <ConfirmStep
            isOpen={isAsking}
            title={t('importHistory.forgetQuestion', { name: shown })}
            text={t('importHistory.forgetText')}
            labels={{ confirm: t('importHistory.forget'), cancel: t('importHistory.keep') }}
            act={async () => {
              await forget({ variables: { name } });
              await refresh();
            }}
            onClose={() => setAsking(false)}
          />
        </Stack>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(isolate(fileName), t('importHistory.columns', { count: columns.length }), t('importHistory.runs', { count: runs }), formatDateTime(usedAt))}
      </Typography>
    </FramedItem>
  );
}
