CREATE TABLE "card_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"charge_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE INDEX "card_events_received" ON "card_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "card_events_failed" ON "card_events" USING btree ("received_at") WHERE "card_events"."outcome" = 'failed';