ALTER TABLE "banners" ADD COLUMN "eyebrow" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "tone" text;