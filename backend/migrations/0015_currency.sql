ALTER TABLE "cart_lines" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "state_charges" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_speeds" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "ship_methods" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "currency" char(3) DEFAULT coalesce(nullif(current_setting('shop.currency', true), ''), 'USD') NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_currency" UNIQUE("id","currency");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_currency_of_order" FOREIGN KEY ("order_id","currency") REFERENCES "public"."orders"("id","currency") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_currency_of_order" FOREIGN KEY ("order_id","currency") REFERENCES "public"."orders"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_currency" CHECK ("cart_lines"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_currency" CHECK ("coupons"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "state_charges" ADD CONSTRAINT "state_charges_currency" CHECK ("state_charges"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_currency" CHECK ("offers"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_currency" CHECK ("variants"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "delivery_speeds" ADD CONSTRAINT "delivery_speeds_currency" CHECK ("delivery_speeds"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "ship_methods" ADD CONSTRAINT "ship_methods_currency" CHECK ("ship_methods"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_currency" CHECK ("shipping_rates"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_currency" CHECK ("order_items"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency" CHECK ("orders"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_currency" CHECK ("refunds"."currency" ~ '^[A-Z]{3}$');