import { Field, InputType } from 'type-graphql';
import { Text } from '../../core/validation/text-rules.js';
import { ConsoleScreen } from './saved-view.entity.js';

@InputType({ description: 'A view to save.' })
export class SaveViewInput {
  @Field(() => ConsoleScreen, { description: 'The screen it is of.' })
  screen: ConsoleScreen;

  @Field(() => String, { description: 'What to call it, 1 to 40 characters; a view of the same name is replaced.' })
  @Text({ label: 'Name', required: 'Please give the view a name', max: [40, 'A name has at most 40 characters'] })
  name: string;

  @Field(() => String, { description: 'Filters and order, as they stand in the address of the screen; at most 500 characters.' })
  @Text({ label: 'View', max: [500, 'A view has at most 500 characters'] })
  query: string;
}
