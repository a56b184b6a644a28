import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Returns the trigger function that adds a message to a webhook. `insert` adds the row, and the job if there is one. */
const tell = (insert: string): string => `
CREATE OR REPLACE FUNCTION webhooks_tell() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE told record;
BEGIN
  IF current_setting('citypins.webhooks', true) = 'off' THEN RETURN NULL; END IF;
  ${insert}
  RETURN NULL;
END $$;
`;

const INSERT = `INSERT INTO webhook_deliveries (id, webhook_id, event, subject_id, next_attempt_at)
  SELECT gen_random_uuid(), id, TG_ARGV[0]::webhook_event, NEW.id, now() FROM webhooks WHERE is_active AND TG_ARGV[0]::webhook_event = ANY (events)
  ON CONFLICT (webhook_id, event, subject_id) DO UPDATE SET created_at = now(), next_attempt_at = now() WHERE webhook_deliveries.attempts = 0`;

/** Sends each message by a job (`modules/webhooks/webhook.job.ts`), instead of polling its row. */
export class WebhookJobs1790000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tell(`FOR told IN ${INSERT} RETURNING id, webhook_id LOOP
    PERFORM graphile_worker.add_job('webhook', json_build_object('id', told.id), 'webhook ' || told.webhook_id, job_key => 'webhook ' || told.id, priority => 10);
  END LOOP;`),
    );
    await runner.query('DROP INDEX webhook_deliveries_due');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_attempt_at) WHERE next_attempt_at IS NOT NULL');
    await runner.query(tell(`${INSERT};`).replace('DECLARE told record;\n', ''));
  }
}
