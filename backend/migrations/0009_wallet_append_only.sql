-- The ledger explains every millilitre only while nobody rewrites it (docs/decisions/0005).
CREATE FUNCTION "refuse_change_of_wallet_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An entry of the wallet is added and never changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "wallet_entries_unchanged" BEFORE UPDATE ON "wallet_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_wallet_entry"();
