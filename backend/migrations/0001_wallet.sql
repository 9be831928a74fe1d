CREATE TABLE "wallet_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"lot_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"millilitres" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_entries_sign" CHECK (("wallet_entries"."kind" = 'credit') = ("wallet_entries"."millilitres" > 0))
);
--> statement-breakpoint
CREATE TABLE "wallet_lots" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"state" char(2) NOT NULL,
	"price_category" integer NOT NULL,
	CONSTRAINT "wallet_lots_order_item_id_unique" UNIQUE("order_item_id")
);
--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_lot_id_wallet_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."wallet_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_lots" ADD CONSTRAINT "wallet_lots_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_lots" ADD CONSTRAINT "wallet_lots_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_once" ON "wallet_entries" USING btree ("lot_id","order_id","kind");--> statement-breakpoint
CREATE INDEX "wallet_lots_customer" ON "wallet_lots" USING btree ("customer_id","product_id");--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_venue_has_stars" CHECK (not "locations"."dine_in" or "locations"."price_category" is not null);