ALTER TABLE "payment_holds" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "payment_holds" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "payment_holds" ADD CONSTRAINT "payment_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_authorising" ON "orders" USING btree ("placed_at") WHERE "orders"."payment_status" = 'authorising';--> statement-breakpoint
CREATE INDEX "payment_holds_order" ON "payment_holds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_holds_card" ON "payment_holds" USING btree ("card_id");