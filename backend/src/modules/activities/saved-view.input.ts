import { Field, InputType } from 'type-graphql';
import { Text } from '../../core/validation/index.js';
import { ConsoleScreen } from './saved-view.entity.js';

@InputType({ description: 'A view to save.' })
export class SaveViewInput {
  @Field(() => ConsoleScreen, { description: 'Screen of the list.' })
  screen: ConsoleScreen;

  @Field(() => String, { description: 'Name of the view, 1 to 40 characters; a view with the same name is replaced.' })
  @Text({ label: 'Name', required: 'console.viewNameMissing', max: 40 })
  name: string;

  @Field(() => String, { description: 'Filters and order, as the query string of the screen; at most 500 characters.' })
  @Text({ label: 'View', max: 500 })
  query: string;
}
