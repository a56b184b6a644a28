import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { REGISTRATION_MODES, type RegistrationMode } from './settings/index.js';

const RegistrationModes = Object.fromEntries(REGISTRATION_MODES.map((mode) => [mode.toUpperCase(), mode])) as Record<
  Uppercase<RegistrationMode>,
  RegistrationMode
>;
registerEnumType(RegistrationModes, {
  name: 'RegistrationMode',
  description: 'Group of people that can create an account.',
  valuesConfig: {
    OPEN: { description: 'Everyone.' },
    INVITATION: { description: 'People with an invitation.' },
    CLOSED: { description: 'Nobody.' },
  },
});

@ObjectType({ description: 'Rules for new accounts.' })
export class Registration {
  @Field(() => RegistrationModes, { description: 'Group of people that can create an account.' })
  mode: RegistrationMode;

  @Field(() => Boolean, { description: 'Whether only e-mail addresses of certain domains can be registered.' })
  hasDomainRule: boolean;
}
