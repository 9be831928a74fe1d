CREATE TABLE "payment_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_method" integer NOT NULL,
	"provider_customer_id" text,
	"is_abandoned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
