import { ArgsType, Field } from 'type-graphql';
import { PlainText } from '../../../core/validation/index.js';

@ArgsType()
export class WorldCitiesArgs {
  @Field(() => String, { description: 'Beginnings of the words of its name; a state or a country (name or code) can follow, as in `Portland, Maine`.' })
  @PlainText(200)
  search: string;
}
