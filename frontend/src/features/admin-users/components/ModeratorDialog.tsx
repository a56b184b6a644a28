import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { t } from '../../../lib/i18n';
import { useServerForm } from '../../../ui/form';
import { useChange } from '../../../widgets/console';
import { ModeratedCities } from './ModeratedCities';
import { citiesSchema, cityIdsOf, cityNames } from './moderatedCities';
import { roleWord } from './roles';
import { UserDialog, type UserDialogProps } from './UserDialog';
import { SetUserRoleDocument, type UserTable_UserFragment } from './UserTable.generated';

interface Props extends UserDialogProps {
  user: UserTable_UserFragment;
}

/** Dialog that makes a user a moderator, or changes the cities of a moderator. */
export function ModeratorDialog(props: Props) {
  const {
    user: { id, name, role, isVerified, moderatedCities },
    seen,
    onClose,
  } = props;
  const change = useChange();
  const isModerator = role === 'MODERATOR';
  const word = roleWord('MODERATOR');
  const form = useServerForm<{ cities?: UserTable_UserFragment['moderatedCities'] }>({
    // Without a choice, the cities of the user, which another admin can change while the dialog is closed.
    initialValues: { cities: undefined },
    schema: object({ cities: citiesSchema }),
    async submit({ cities = moderatedCities }) {
      const variables = { id, version: seen.version, role: 'MODERATOR' as const, cityIds: cityIdsOf(cities) };
      const changed = change(SetUserRoleDocument, variables, () =>
        isModerator ? t('adminUsers.nameNowModerates', { name, cities: cityNames(cities) }) : t('adminUsers.nameIsNowRole', { name, role: word }),
      );
      if (await seen.orLookAgain(changed)) onClose();
    },
    failure: t('adminUsers.theCitiesCouldNotBeSaved'),
  });
  const { cities = moderatedCities } = form.values;
  return (
    <UserDialog
      {...props}
      title={isModerator ? t('adminUsers.citiesOfName', { name }) : t('adminUsers.changeTheRoleOfName', { name })}
      labels={
        isModerator
          ? { confirm: t('adminUsers.saveCities'), cancel: t('adminUsers.cancel') }
          : { confirm: t('adminUsers.makeRole', { role: word }), cancel: t('adminUsers.keepRole', { role: roleWord(role) }) }
      }
      isDestructive={false}
      form={form}
    >
      <Typography>
        {isModerator
          ? t('adminUsers.withNewCities')
          : t(isVerified ? 'adminUsers.sureToChangeTheRole' : 'adminUsers.sureToChangeTheRoleUnconfirmed', { role: word })}
      </Typography>
      <ModeratedCities cities={cities} onChange={(chosen) => void form.setFieldValue('cities', chosen)} message={form.field('cities').message} />
    </UserDialog>
  );
}
