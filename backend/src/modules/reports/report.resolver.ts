import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { SignedInScope } from '../../core/access/request.js';
import { ReportInput, ReportTargetInput } from './report.input.js';
import type { ReportModule } from './index.js';

@Resolver()
export class ReportResolver {
  constructor(private readonly services: ReportModule) {}

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Tells the moderators that something is wrong; one report for each person and thing.' })
  async createReport(
    @Arg('input', () => ReportInput, { description: 'What is wrong.' }) input: ReportInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<boolean> {
    await this.services.reports.create(viewer, input);
    return true;
  }

  @Access('moderator')
  @Mutation(() => Int, { description: 'Closes the open reports of something without consequence; answers how many those were.' })
  dismissReports(
    @Arg('input', () => ReportTargetInput, { description: 'What was reported.' }) input: ReportTargetInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<number> {
    return this.services.reports.dismiss(viewer, input);
  }
}
