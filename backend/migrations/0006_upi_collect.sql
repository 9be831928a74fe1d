CREATE TABLE "sandbox_collects" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_url" text;--> statement-breakpoint
CREATE INDEX "orders_requested" ON "orders" USING btree ("placed_at") WHERE "orders"."payment_status" = 'requested';--> statement-breakpoint
CREATE INDEX "orders_charge" ON "orders" USING btree ("charge_id");