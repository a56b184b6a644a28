import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, type SignedInScope } from '../../core/access/index.js';
import type { SetupModule } from './setup.module.js';
import { SampleData, Setup } from './setup.type.js';

@Resolver()
export class SetupResolver {
  constructor(private readonly services: SetupModule) {}

  @Access('admin')
  @Query(() => Setup, { description: "Progress of turning a new installation into the operator's own guide." })
  setup(): Promise<Setup> {
    return this.services.setup.get();
  }

  @Access('admin-in-person')
  @Mutation(() => SampleData, { description: 'Removes the sample data in the background.' })
  removeSampleData(
    @Arg('withContributions', () => Boolean, {
      defaultValue: false,
      description: 'Whether to delete also sample places and cities to which users have added something, with their contributions.',
    })
    withContributions: boolean,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<SampleData> {
    return this.services.setup.removeSample(viewer, withContributions);
  }
}
