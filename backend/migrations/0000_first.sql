CREATE TABLE "cart_additions" (
	"cart_id" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_additions_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"variant_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"speed" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price_cents" integer NOT NULL,
	"past_order_number" text,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"kind" text DEFAULT 'ordinary' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"zipcode" char(5) NOT NULL,
	"coupon_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percent_basis_points" integer,
	"amount_cents" integer,
	"minimum_subtotal_cents" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"maximum_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"refusal_message" text NOT NULL,
	"always_refused" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_charges" (
	"state" char(2) PRIMARY KEY NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"processing_fee_cents" integer NOT NULL,
	"packaging_fee_cents" integer NOT NULL,
	"bank_charge_basis_points" integer NOT NULL,
	"gst_on_fee_basis_points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"image" text,
	"in_menu" boolean DEFAULT true NOT NULL,
	"empty_message" text,
	"response_code" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"variant_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"speed" text NOT NULL,
	"price_cents" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "offers_variant_id_location_id_speed_pk" PRIMARY KEY("variant_id","location_id","speed"),
	CONSTRAINT "offers_price_not_negative" CHECK ("offers"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_categories_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search_name" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
	"sku" text NOT NULL,
	"type" text NOT NULL,
	"brand" text,
	"product_type" text,
	"product_category" text,
	"country_of_manufacture" text,
	"description" text NOT NULL,
	"images" jsonb NOT NULL,
	"thumbnail" text NOT NULL,
	"taste_scale" jsonb,
	"skill_scale" jsonb,
	"reviews" jsonb NOT NULL,
	"time" text,
	"active" boolean DEFAULT true NOT NULL,
	"rank" integer NOT NULL,
	"variants_of" integer,
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"product_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "related_products_product_id_related_id_pk" PRIMARY KEY("product_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"sold_out_message" text,
	CONSTRAINT "stock_variant_id_location_id_pk" PRIMARY KEY("variant_id","location_id"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"bottle_size" text NOT NULL,
	"maximum_price_cents" integer,
	"position" integer NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"nickname" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"street1" text NOT NULL,
	"street2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zipcode" char(5) NOT NULL,
	"country" char(2) DEFAULT 'US' NOT NULL,
	"telephone" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"gender" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"newsletter_subscription" boolean DEFAULT false NOT NULL,
	"notification" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verification_id" text,
	"face_check_before_order" boolean DEFAULT false NOT NULL,
	"provider_customer_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"provider_customer_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" char(4) NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"fingerprint" text,
	"holder_name" text NOT NULL,
	"billing_address_id" integer,
	"listed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faults" (
	"operation_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"remaining" integer
);
--> statement-breakpoint
CREATE TABLE "calendar_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"location_id" integer NOT NULL,
	"kind" text NOT NULL,
	"on_date" date,
	"every_year_on" text,
	"days_from_today" integer
);
--> statement-breakpoint
CREATE TABLE "delivery_speeds" (
	"zipcode" char(5) NOT NULL,
	"flow" text NOT NULL,
	"speed_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"delivery_fee_cents" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "delivery_speeds_zipcode_flow_speed_id_pk" PRIMARY KEY("zipcode","flow","speed_id")
);
--> statement-breakpoint
CREATE TABLE "lead_times" (
	"location_id" integer NOT NULL,
	"speed" text NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "lead_times_location_id_speed_pk" PRIMARY KEY("location_id","speed")
);
--> statement-breakpoint
CREATE TABLE "ship_methods" (
	"id" integer PRIMARY KEY NOT NULL,
	"zipcode" char(5) NOT NULL,
	"flow" text NOT NULL,
	"speed_id" integer NOT NULL,
	"location_id" integer,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"duration" text NOT NULL,
	"dropoff_eta" text,
	"distance" text,
	"lead_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"location_id" integer NOT NULL,
	"speed" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "shipping_rates_location_id_speed_pk" PRIMARY KEY("location_id","speed")
);
--> statement-breakpoint
CREATE TABLE "slot_bookings" (
	"location_id" integer NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "slot_bookings_location_id_date_start_time_pk" PRIMARY KEY("location_id","date","start_time"),
	CONSTRAINT "slot_bookings_not_negative" CHECK ("slot_bookings"."booked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "slot_templates" (
	"location_id" integer NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "slot_templates_location_id_start_time_pk" PRIMARY KEY("location_id","start_time")
);
--> statement-breakpoint
CREATE TABLE "face_checks" (
	"customer_id" integer NOT NULL,
	"cart_id" text NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "face_checks_customer_id_cart_id_pk" PRIMARY KEY("customer_id","cart_id")
);
--> statement-breakpoint
CREATE TABLE "identity_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"is_match" boolean,
	"date_of_birth" date,
	"document_last4" char(4),
	"confirmed_at" timestamp with time zone,
	"pictures_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"placement" text NOT NULL,
	"image_url" text NOT NULL,
	"link" text NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_sections" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"product_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_areas" (
	"zipcode" char(5) NOT NULL,
	"location_id" integer NOT NULL,
	"speed" text NOT NULL,
	CONSTRAINT "service_areas_zipcode_location_id_speed_pk" PRIMARY KEY("zipcode","location_id","speed")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" integer PRIMARY KEY NOT NULL,
	"publishable_key" text,
	"top_product_id" integer
);
--> statement-breakpoint
CREATE TABLE "zipcode_alternatives" (
	"zipcode" char(5) NOT NULL,
	"alternative" char(5) NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "zipcode_alternatives_zipcode_alternative_pk" PRIMARY KEY("zipcode","alternative")
);
--> statement-breakpoint
CREATE TABLE "zipcodes" (
	"zipcode" char(5) PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state" char(2) NOT NULL,
	"served" boolean DEFAULT false NOT NULL,
	"invalid" boolean DEFAULT false NOT NULL,
	"invalid_message" text,
	"home_empty" boolean DEFAULT false NOT NULL,
	"home_message" text,
	"dine_in_supported" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_attempts" (
	"key" text NOT NULL,
	"customer_id" integer NOT NULL,
	"cart_id" text NOT NULL,
	"payload_hash" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_attempts_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"bottle_size" text NOT NULL,
	"location_id" integer NOT NULL,
	"vendor_name" text NOT NULL,
	"delivery_method" text NOT NULL,
	"status" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"line_total_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"delivery_date" date,
	"slot_start" text,
	"slot_end" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"customer_id" integer NOT NULL,
	"cart_id" text,
	"status" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text NOT NULL,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"delivery_fee_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"tip_cents" integer NOT NULL,
	"grand_total_cents" integer NOT NULL,
	"coupon_code" text,
	"payment_method" integer NOT NULL,
	"charge_id" text,
	"payment_url" text,
	"payment_status" text NOT NULL,
	"card_info" text,
	"gift_message" text DEFAULT '' NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "payment_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_method" integer NOT NULL,
	"provider_customer_id" text,
	"is_abandoned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_collect_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" integer PRIMARY KEY NOT NULL,
	"vendor_id" integer NOT NULL,
	"name" text NOT NULL,
	"street1" text NOT NULL,
	"street2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" char(2) NOT NULL,
	"zipcode" char(5) NOT NULL,
	"telephone" text,
	"time_zone" text NOT NULL,
	"star_category" integer,
	"dine_in" boolean DEFAULT false NOT NULL,
	"pick_up" boolean DEFAULT false NOT NULL,
	"ready_time" text,
	"cut_off_hour" integer DEFAULT 17 NOT NULL,
	CONSTRAINT "locations_venue_has_stars" CHECK (not "locations"."dine_in" or "locations"."star_category" is not null)
);
--> statement-breakpoint
CREATE TABLE "vendor_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"vendor_id" integer NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"nickname" text NOT NULL,
	"rating" integer NOT NULL,
	"date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"info" jsonb,
	"about" jsonb,
	"delivery_information" text
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"lot_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"millilitres" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_entries_sign" CHECK (("wallet_entries"."kind" in ('credit', 'release')) = ("wallet_entries"."millilitres" > 0))
);
--> statement-breakpoint
CREATE TABLE "wallet_lots" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"state" char(2) NOT NULL,
	"star_category" integer NOT NULL,
	CONSTRAINT "wallet_lots_order_item_id_unique" UNIQUE("order_item_id")
);
--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variants_of_products_id_fk" FOREIGN KEY ("variants_of") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_billing_address_id_addresses_id_fk" FOREIGN KEY ("billing_address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_rules" ADD CONSTRAINT "calendar_rules_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_times" ADD CONSTRAINT "lead_times_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ship_methods" ADD CONSTRAINT "ship_methods_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_templates" ADD CONSTRAINT "slot_templates_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_checks" ADD CONSTRAINT "face_checks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_checks" ADD CONSTRAINT "face_checks_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_applications" ADD CONSTRAINT "identity_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_zipcode_zipcodes_zipcode_fk" FOREIGN KEY ("zipcode") REFERENCES "public"."zipcodes"("zipcode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zipcode_alternatives" ADD CONSTRAINT "zipcode_alternatives_zipcode_zipcodes_zipcode_fk" FOREIGN KEY ("zipcode") REFERENCES "public"."zipcodes"("zipcode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zipcode_alternatives" ADD CONSTRAINT "zipcode_alternatives_alternative_zipcodes_zipcode_fk" FOREIGN KEY ("alternative") REFERENCES "public"."zipcodes"("zipcode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attempts" ADD CONSTRAINT "order_attempts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_reviews" ADD CONSTRAINT "vendor_reviews_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_lot_id_wallet_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."wallet_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_lots" ADD CONSTRAINT "wallet_lots_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_lots" ADD CONSTRAINT "wallet_lots_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_once" ON "cart_lines" USING btree ("cart_id","variant_id","location_id","speed");--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("customer_id","status");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "offers_location" ON "offers" USING btree ("location_id","variant_id");--> statement-breakpoint
CREATE INDEX "product_categories_product" ON "product_categories" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_primary" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_primary" and "addresses"."kind" = 'shipping';--> statement-breakpoint
CREATE UNIQUE INDEX "customers_member_email" ON "customers" USING btree (lower("email")) WHERE "customers"."kind" = 'member';--> statement-breakpoint
CREATE INDEX "password_resets_customer" ON "password_resets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "saved_cards_customer" ON "saved_cards" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "calendar_rules_location" ON "calendar_rules" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "ship_methods_zipcode" ON "ship_methods" USING btree ("zipcode","flow");--> statement-breakpoint
CREATE INDEX "identity_applications_customer" ON "identity_applications" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "identity_applications_pictures" ON "identity_applications" USING btree ("pictures_at");--> statement-breakpoint
CREATE INDEX "zipcodes_city" ON "zipcodes" USING btree (lower("city"),lower("state"));--> statement-breakpoint
CREATE INDEX "order_attempts_cart" ON "order_attempts" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_a_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_to_capture" ON "orders" USING btree ("id") WHERE "orders"."payment_status" = 'authorised';--> statement-breakpoint
CREATE INDEX "orders_requested" ON "orders" USING btree ("placed_at") WHERE "orders"."payment_status" = 'requested';--> statement-breakpoint
CREATE INDEX "orders_charge" ON "orders" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "vendor_reviews_vendor" ON "vendor_reviews" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_once" ON "wallet_entries" USING btree ("lot_id","order_id","kind");--> statement-breakpoint
CREATE INDEX "wallet_lots_customer" ON "wallet_lots" USING btree ("customer_id","product_id");--> statement-breakpoint
-- The ledger explains every millilitre only while nobody rewrites it (docs/decisions/0005).
CREATE FUNCTION "refuse_change_of_wallet_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An entry of the wallet is added and never changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "wallet_entries_unchanged" BEFORE UPDATE ON "wallet_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_wallet_entry"();
