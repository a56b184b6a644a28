import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The activity log cannot be changed. Only activities of sample users can be deleted, together with the sample data (`sample/ids.ts`). */
const stay = (mayGo: string): string => `
CREATE OR REPLACE FUNCTION activities_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${mayGo}
  RAISE EXCEPTION 'What has happened stays as it was written down';
END $$`;

const OF_SAMPLE_PEOPLE = `IF TG_OP = 'DELETE' AND OLD.actor_id BETWEEN '018cc251-f400-7000-8000-000000000000' AND '018cc251-f400-7fff-bfff-ffffffffffff' THEN RETURN OLD; END IF;`;

export class SampleActivities1790000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(stay(OF_SAMPLE_PEOPLE));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(stay(''));
  }
}
