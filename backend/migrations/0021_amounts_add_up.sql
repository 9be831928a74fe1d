-- Locked in the order in which a backend locks them.
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."grand_total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" + "orders"."delivery_fee_cents" + "orders"."fee_cents" + "orders"."tax_cents" + "orders"."tip_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_not_negative" CHECK (least("orders"."subtotal_cents", "orders"."discount_cents", "orders"."delivery_fee_cents", "orders"."fee_cents", "orders"."tax_cents", "orders"."tip_cents", "orders"."grand_total_cents") >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_captured" CHECK ("orders"."captured_cents" between 0 and "orders"."grand_total_cents");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_amounts_not_negative" CHECK (least("order_items"."unit_price_cents", "order_items"."tax_cents") >= 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_total" CHECK ("order_items"."line_total_cents" = "order_items"."quantity" * "order_items"."unit_price_cents");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_uses_not_negative" CHECK ("coupons"."uses" >= 0);