-- Counting a use does not wait for the disk. After a crash of the server the counts begin anew.
ALTER TABLE "rate_limit_uses" SET UNLOGGED;
