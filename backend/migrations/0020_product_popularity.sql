CREATE TABLE "product_popularity" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"popularity" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_popularity" ADD CONSTRAINT "product_popularity_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DO $$
DECLARE
  ids text := 'select product_id from changed';
BEGIN
  CREATE TRIGGER lock_listing BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_popularity
    FOR EACH STATEMENT EXECUTE FUNCTION lock_listing_changes();
  EXECUTE format('CREATE TRIGGER note_listing_insert AFTER INSERT ON product_popularity REFERENCING NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes(%L)', ids);
  EXECUTE format('CREATE TRIGGER note_listing_update AFTER UPDATE ON product_popularity
    REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes(%L)', ids);
  EXECUTE format('CREATE TRIGGER note_listing_delete AFTER DELETE ON product_popularity REFERENCING OLD TABLE AS rows_before
    FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes(%L)', ids);
  EXECUTE format('CREATE TRIGGER note_listing_truncate BEFORE TRUNCATE ON product_popularity
    FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes(%L)', ids);
END $$;
