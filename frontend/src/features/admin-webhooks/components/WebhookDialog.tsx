import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { array } from 'yup';
import { t } from '../../../lib/i18n';
import type { WebhookEvent } from '../../../graphql/schema.generated';
import { inputSchema } from '../../../lib/api';
import { useNotify } from '../../../ui/toast';
import { ConfirmDialog } from '../../../ui/feedback';
import { FormField, useServerForm } from '../../../ui/form';
import { useRefresh } from '../../../widgets/console';
import { SwitchField } from '../../../widgets/record-form';
import { EventsField } from './EventsField';
import { EVENTS } from './events';
import { CreateWebhookDocument, UpdateWebhookDocument } from './WebhookDialog.generated';
import type { WebhookItem_WebhookFragment } from './WebhookItem.generated';

const schema = inputSchema('WebhookInput').shape({ events: array().min(1, () => t('adminWebhooks.pleaseChooseTheEvents')) });

interface Values {
  url: string;
  description: string;
  events: readonly WebhookEvent[];
  isActive: boolean;
}

interface Props {
  /** Webhook to edit; absent for a new one. */
  webhook?: WebhookItem_WebhookFragment;
  isOpen: boolean;
  /** Called with the secret of a new webhook. */
  onCreated?: (secret: string) => void;
  onClose: () => void;
}

const valuesOf = (webhook: Props['webhook']): Values => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  events: webhook?.events ?? EVENTS,
  isActive: webhook?.isActive ?? true,
});

/** Dialog to add or edit a webhook. */
export function WebhookDialog({ webhook, isOpen, onCreated, onClose }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [create] = useMutation(CreateWebhookDocument);
  const [update] = useMutation(UpdateWebhookDocument);
  const form = useServerForm<Values>({
    initialValues: valuesOf(webhook),
    schema,
    async submit({ url, description, events, isActive }) {
      const input = { url: url.trim(), description: description.trim() || null, events: [...events], isActive };
      if (webhook) {
        await update({ variables: { id: webhook.id, input } });
        notify.success(t('adminWebhooks.theWebhookIsSaved'));
      } else {
        const { data } = await create({ variables: { input } });
        if (data) onCreated?.(data.createWebhook.secret);
      }
      onClose();
      await refresh();
    },
    failure: t('adminWebhooks.theWebhookCouldNotBeSaved'),
  });
  const { values, setFieldValue } = form;
  const { error, touched } = form.getFieldMeta('events');

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={webhook ? t('adminWebhooks.editWebhook') : t('adminWebhooks.newWebhook')}
      labels={{ confirm: webhook ? t('adminWebhooks.save') : t('adminWebhooks.addWebhook'), cancel: t('adminWebhooks.cancel') }}
      isDestructive={false}
      busy={form.isSubmitting}
      formProps={form.formProps}
      onClose={onClose}
      onExited={() => form.resetForm({ values: valuesOf(webhook) })}
    >
      <Typography>{t('adminWebhooks.messagesAreSigned')}</Typography>
      <FormField
        {...form.field('url')}
        label={t('adminWebhooks.address')}
        type="url"
        autoComplete="off"
        autoFocus
        hint={t('adminWebhooks.addressThatMessagesAreSentTo')}
      />
      <FormField {...form.field('description')} label={t('adminWebhooks.whatIsItFor')} autoComplete="off" />
      <EventsField value={values.events} message={touched ? error : undefined} onChange={(events) => void setFieldValue('events', events)} />
      {webhook && (
        <SwitchField
          label={t('adminWebhooks.on')}
          hint={t('adminWebhooks.eventsWhileItIsOff')}
          value={values.isActive}
          onChange={(isActive) => void setFieldValue('isActive', isActive)}
        />
      )}
    </ConfirmDialog>
  );
}
