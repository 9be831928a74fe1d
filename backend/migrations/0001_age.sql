ALTER TABLE "categories" ADD COLUMN "age_restricted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "age_declared_at" timestamp with time zone;