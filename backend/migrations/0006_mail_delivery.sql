ALTER TABLE "mails" ADD COLUMN "status" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_to_send" ON "mails" USING btree ("status","created_at") WHERE "mails"."status" <> 'kept';--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status" CHECK ("mails"."status" in ('kept', 'waiting', 'sent', 'failed'));