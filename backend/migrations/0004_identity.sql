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
ALTER TABLE "face_checks" ADD CONSTRAINT "face_checks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_checks" ADD CONSTRAINT "face_checks_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_applications" ADD CONSTRAINT "identity_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_applications_customer" ON "identity_applications" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "identity_applications_pictures" ON "identity_applications" USING btree ("pictures_at");