BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE days (
	game VARCHAR(32) NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	secret VARCHAR(16) NOT NULL, 
	PRIMARY KEY (game, day)
);
INSERT INTO "days" VALUES('lacunes','2026-11-16','302ae4147b16a2dd');
CREATE TABLE entries (
	match_id INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	entry JSON NOT NULL, 
	PRIMARY KEY (match_id, n), 
	FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES(1,0,'{"kind": "chosen", "seat": 0, "move": "sel CA", "at": 1794844979250}');
INSERT INTO "entries" VALUES(1,1,'{"kind": "chosen", "seat": 1, "move": "sel SA", "at": 1794844979301}');
INSERT INTO "entries" VALUES(1,2,'{"kind": "played", "seat": 0, "move": "sel CA", "at": 1794844979301, "spent": 108, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,3,'{"kind": "played", "seat": 1, "move": "sel SA", "at": 1794844979301, "spent": 159, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,4,'{"kind": "played", "seat": 0, "move": "Af6+K", "at": 1794844979395, "spent": 94, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,5,'{"kind": "played", "seat": 1, "move": "Af7+H", "at": 1794844979491, "spent": 96, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,6,'{"kind": "played", "seat": 0, "move": "Kg6+H", "at": 1794844979542, "spent": 51, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,7,'{"kind": "played", "seat": 1, "move": "Sg7+P", "at": 1794844979639, "spent": 97, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,8,'{"kind": "played", "seat": 0, "move": "Ch6+S", "at": 1794844979690, "spent": 51, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,9,'{"kind": "played", "seat": 1, "move": "Hi6+C", "at": 1794844979787, "spent": 97, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,10,'{"kind": "played", "seat": 0, "move": "Si7+M", "at": 1794844979840, "spent": 53, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,11,'{"kind": "played", "seat": 1, "move": "Ci5+K", "at": 1794844979939, "spent": 99, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,12,'{"kind": "played", "seat": 0, "move": "Mh5+P", "at": 1794844979992, "spent": 53, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,13,'{"kind": "played", "seat": 1, "move": "Kf5+M", "at": 1794844980091, "spent": 99, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,14,'{"kind": "played", "seat": 0, "move": "Hh7", "at": 1794844980142, "spent": 51, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,15,'{"kind": "played", "seat": 1, "move": "Mg5", "at": 1794844980240, "spent": 98, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(1,16,'{"kind": "again", "at": 1794844980291, "seated": false}');
INSERT INTO "entries" VALUES(2,0,'{"kind": "chosen", "seat": 0, "move": "sel PA", "at": 1794844980343}');
INSERT INTO "entries" VALUES(2,1,'{"kind": "chosen", "seat": 1, "move": "sel CS", "at": 1794844980392}');
INSERT INTO "entries" VALUES(2,2,'{"kind": "played", "seat": 0, "move": "sel PA", "at": 1794844980392, "spent": 52, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(2,3,'{"kind": "played", "seat": 1, "move": "sel CS", "at": 1794844980392, "spent": 101, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(3,0,'{"kind": "chosen", "seat": 0, "move": "sel HM", "at": 1794844980575}');
INSERT INTO "entries" VALUES(4,0,'{"kind": "played", "seat": 0, "move": "#44", "at": 1794844980919, "spent": 291, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(4,1,'{"kind": "resigned", "seat": 1, "at": 1794844980951}');
INSERT INTO "entries" VALUES(3,1,'{"kind": "chosen", "seat": 1, "move": "sel MA", "at": 1794844981100}');
INSERT INTO "entries" VALUES(3,2,'{"kind": "played", "seat": 0, "move": "sel HM", "at": 1794844981100, "spent": 134, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(3,3,'{"kind": "played", "seat": 1, "move": "sel MA", "at": 1794844981100, "spent": 659, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(6,0,'{"kind": "chosen", "seat": 0, "move": "sel PH", "at": 1794844981254}');
INSERT INTO "entries" VALUES(6,1,'{"kind": "offered", "seat": 0, "offer": "draw", "at": 1794844981257}');
INSERT INTO "entries" VALUES(7,0,'{"kind": "paused", "at": 1794844981260, "down": true}');
INSERT INTO "entries" VALUES(7,1,'{"kind": "resumed", "at": 1794844981315}');
INSERT INTO "entries" VALUES(7,2,'{"kind": "chosen", "seat": 0, "move": "sel HC", "at": 1794844981363}');
INSERT INTO "entries" VALUES(7,3,'{"kind": "chosen", "seat": 1, "move": "sel MC", "at": 1794844981412}');
INSERT INTO "entries" VALUES(7,4,'{"kind": "played", "seat": 0, "move": "sel HC", "at": 1794844981412, "spent": 48, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(7,5,'{"kind": "played", "seat": 1, "move": "sel MC", "at": 1794844981412, "spent": 97, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(7,6,'{"kind": "played", "seat": 0, "move": "Hf6+A", "at": 1794844981507, "spent": 95, "revealed": false, "left": 604857, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(7,7,'{"kind": "takenback", "seat": 0, "to": 2, "at": 1794844981511}');
INSERT INTO "entries" VALUES(7,8,'{"kind": "helped", "seat": 0, "at": 1794844981514}');
INSERT INTO "entries" VALUES(8,0,'{"kind": "paused", "at": 1794844981564, "down": true}');
INSERT INTO "entries" VALUES(8,1,'{"kind": "resumed", "at": 1794844981659}');
INSERT INTO "entries" VALUES(8,2,'{"kind": "played", "seat": 0, "move": "place V 0 19 B", "at": 1794844981775, "spent": 116, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(8,3,'{"kind": "paused", "at": 1794844982788, "down": false}');
INSERT INTO "entries" VALUES(9,0,'{"kind": "played", "seat": 0, "move": "9H", "at": 1794844982890, "spent": 100, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,1,'{"kind": "played", "seat": 0, "move": "KS", "at": 1794844982940, "spent": 50, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,2,'{"kind": "played", "seat": 0, "move": "7C", "at": 1794844982992, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,3,'{"kind": "played", "seat": 0, "move": "6H", "at": 1794844983043, "spent": 51, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,4,'{"kind": "played", "seat": 0, "move": "3H", "at": 1794844983095, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,5,'{"kind": "played", "seat": 0, "move": "QD", "at": 1794844983143, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,6,'{"kind": "played", "seat": 0, "move": "9S", "at": 1794844983195, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,7,'{"kind": "played", "seat": 0, "move": "JH", "at": 1794844983243, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,8,'{"kind": "played", "seat": 0, "move": "4D", "at": 1794844983292, "spent": 49, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,9,'{"kind": "played", "seat": 0, "move": "7S", "at": 1794844983343, "spent": 51, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,10,'{"kind": "played", "seat": 0, "move": "JS", "at": 1794844983391, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,11,'{"kind": "played", "seat": 0, "move": "2D@1", "at": 1794844983439, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,12,'{"kind": "played", "seat": 0, "move": "2S@2", "at": 1794844983488, "spent": 49, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,13,'{"kind": "played", "seat": 0, "move": "KH", "at": 1794844983535, "spent": 47, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,14,'{"kind": "played", "seat": 0, "move": "5C", "at": 1794844983583, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,15,'{"kind": "played", "seat": 0, "move": "6C", "at": 1794844983642, "spent": 59, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,16,'{"kind": "played", "seat": 0, "move": "TH", "at": 1794844983691, "spent": 49, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,17,'{"kind": "played", "seat": 0, "move": "5H", "at": 1794844983747, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,18,'{"kind": "played", "seat": 0, "move": "2S@4", "at": 1794844983807, "spent": 60, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,19,'{"kind": "played", "seat": 0, "move": "2C@2", "at": 1794844983862, "spent": 55, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,20,'{"kind": "played", "seat": 0, "move": "3D", "at": 1794844983926, "spent": 64, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,21,'{"kind": "played", "seat": 0, "move": "KD", "at": 1794844983987, "spent": 61, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,22,'{"kind": "played", "seat": 0, "move": "4D", "at": 1794844984051, "spent": 64, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,23,'{"kind": "played", "seat": 0, "move": "JH", "at": 1794844984111, "spent": 60, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,24,'{"kind": "played", "seat": 0, "move": "TD", "at": 1794844984169, "spent": 58, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,25,'{"kind": "played", "seat": 0, "move": "JD", "at": 1794844984235, "spent": 66, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,26,'{"kind": "played", "seat": 0, "move": "6H", "at": 1794844984294, "spent": 59, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,27,'{"kind": "played", "seat": 0, "move": "TC", "at": 1794844984361, "spent": 67, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,28,'{"kind": "played", "seat": 0, "move": "3C", "at": 1794844984427, "spent": 66, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,29,'{"kind": "played", "seat": 0, "move": "3S", "at": 1794844984491, "spent": 64, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,30,'{"kind": "played", "seat": 0, "move": "QS", "at": 1794844984551, "spent": 60, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,31,'{"kind": "played", "seat": 0, "move": "6S", "at": 1794844984616, "spent": 65, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,32,'{"kind": "played", "seat": 0, "move": "5D", "at": 1794844984686, "spent": 70, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,33,'{"kind": "played", "seat": 0, "move": "QC", "at": 1794844984747, "spent": 61, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,34,'{"kind": "played", "seat": 0, "move": "TS", "at": 1794844984803, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,35,'{"kind": "played", "seat": 0, "move": "2H@3", "at": 1794844984851, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,36,'{"kind": "played", "seat": 0, "move": "4C", "at": 1794844984911, "spent": 60, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,37,'{"kind": "played", "seat": 0, "move": "7C", "at": 1794844984959, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,38,'{"kind": "played", "seat": 0, "move": "QH", "at": 1794844985007, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,39,'{"kind": "played", "seat": 0, "move": "KS", "at": 1794844985056, "spent": 49, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,40,'{"kind": "played", "seat": 0, "move": "4H", "at": 1794844985115, "spent": 59, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,41,'{"kind": "played", "seat": 0, "move": "7S", "at": 1794844985163, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,42,'{"kind": "played", "seat": 0, "move": "3H", "at": 1794844985219, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,43,'{"kind": "played", "seat": 0, "move": "5C", "at": 1794844985275, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,44,'{"kind": "played", "seat": 0, "move": "5H", "at": 1794844985332, "spent": 57, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,45,'{"kind": "played", "seat": 0, "move": "6D", "at": 1794844985387, "spent": 55, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,46,'{"kind": "played", "seat": 0, "move": "7H", "at": 1794844985439, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,47,'{"kind": "played", "seat": 0, "move": "5S", "at": 1794844985496, "spent": 57, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,48,'{"kind": "played", "seat": 0, "move": "7D", "at": 1794844985551, "spent": 55, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,49,'{"kind": "played", "seat": 0, "move": "KH", "at": 1794844985607, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,50,'{"kind": "played", "seat": 0, "move": "4S", "at": 1794844985663, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,51,'{"kind": "played", "seat": 0, "move": "8H", "at": 1794844985719, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,52,'{"kind": "played", "seat": 0, "move": "R", "at": 1794844985775, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,53,'{"kind": "played", "seat": null, "move": "=2D 3D 4D 5D 6D 7D 9C QD 8C KC 8D -- 8S/2C 3C 4C 5C QH TD TH -- JS 6S JD 6H KS/2H 3H QC 5H KH KD 9H TS 9D QS 9S 8H 7H/2S 3S 4S -- 7C JC 5S 6C JH TC -- 4H 7S", "at": 1794844985775, "spent": 0, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,54,'{"kind": "played", "seat": 0, "move": "5S", "at": 1794844985788, "spent": 13, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,55,'{"kind": "played", "seat": 0, "move": "QC", "at": 1794844985835, "spent": 47, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,56,'{"kind": "played", "seat": 0, "move": "9D", "at": 1794844985893, "spent": 58, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,57,'{"kind": "played", "seat": 0, "move": "JS", "at": 1794844985948, "spent": 55, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,58,'{"kind": "played", "seat": 0, "move": "JC", "at": 1794844986007, "spent": 59, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,59,'{"kind": "played", "seat": 0, "move": "8C", "at": 1794844986063, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,60,'{"kind": "played", "seat": 0, "move": "KD", "at": 1794844986119, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,61,'{"kind": "played", "seat": 0, "move": "JH", "at": 1794844986167, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,62,'{"kind": "played", "seat": 0, "move": "QH", "at": 1794844986223, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,63,'{"kind": "played", "seat": 0, "move": "7C", "at": 1794844986280, "spent": 57, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,64,'{"kind": "played", "seat": 0, "move": "6C", "at": 1794844986335, "spent": 55, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,65,'{"kind": "played", "seat": 0, "move": "6S", "at": 1794844986392, "spent": 57, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,66,'{"kind": "played", "seat": 0, "move": "KC", "at": 1794844986447, "spent": 55, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,67,'{"kind": "played", "seat": 0, "move": "KH", "at": 1794844986503, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,68,'{"kind": "played", "seat": 0, "move": "6H", "at": 1794844986560, "spent": 57, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,69,'{"kind": "played", "seat": 0, "move": "7H", "at": 1794844986615, "spent": 55, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,70,'{"kind": "played", "seat": 0, "move": "QD", "at": 1794844986671, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,71,'{"kind": "played", "seat": 0, "move": "TC", "at": 1794844986727, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,72,'{"kind": "played", "seat": 0, "move": "8C", "at": 1794844986783, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,73,'{"kind": "played", "seat": 0, "move": "7S", "at": 1794844986839, "spent": 56, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,74,'{"kind": "played", "seat": 0, "move": "5H", "at": 1794844986888, "spent": 49, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,75,'{"kind": "played", "seat": 0, "move": "4H", "at": 1794844986936, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,76,'{"kind": "played", "seat": 0, "move": "9H", "at": 1794844986987, "spent": 51, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,77,'{"kind": "played", "seat": 0, "move": "5H", "at": 1794844987035, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,78,'{"kind": "played", "seat": 0, "move": "QC", "at": 1794844987083, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,79,'{"kind": "played", "seat": 0, "move": "8H", "at": 1794844987131, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,80,'{"kind": "played", "seat": 0, "move": "8S", "at": 1794844987180, "spent": 49, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,81,'{"kind": "played", "seat": 0, "move": "TS", "at": 1794844987232, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,82,'{"kind": "played", "seat": 0, "move": "KC", "at": 1794844987279, "spent": 47, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,83,'{"kind": "played", "seat": 0, "move": "9S", "at": 1794844987328, "spent": 49, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,84,'{"kind": "played", "seat": 0, "move": "KS", "at": 1794844987380, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,85,'{"kind": "played", "seat": 0, "move": "KD", "at": 1794844987427, "spent": 47, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,86,'{"kind": "played", "seat": 0, "move": "9H", "at": 1794844987476, "spent": 49, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,87,'{"kind": "played", "seat": 0, "move": "JS", "at": 1794844987524, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,88,'{"kind": "played", "seat": 0, "move": "JC", "at": 1794844987576, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,89,'{"kind": "played", "seat": 0, "move": "9C", "at": 1794844987628, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,90,'{"kind": "played", "seat": 0, "move": "TD", "at": 1794844987676, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,91,'{"kind": "played", "seat": 0, "move": "7C", "at": 1794844987728, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,92,'{"kind": "played", "seat": 0, "move": "TS", "at": 1794844987776, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,93,'{"kind": "played", "seat": 0, "move": "QC", "at": 1794844987828, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,94,'{"kind": "played", "seat": 0, "move": "8D", "at": 1794844987876, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,95,'{"kind": "played", "seat": 0, "move": "TH", "at": 1794844987928, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,96,'{"kind": "played", "seat": 0, "move": "KC", "at": 1794844987980, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,97,'{"kind": "played", "seat": 0, "move": "8C", "at": 1794844988028, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,98,'{"kind": "played", "seat": 0, "move": "JS", "at": 1794844988080, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,99,'{"kind": "played", "seat": 0, "move": "TC", "at": 1794844988128, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,100,'{"kind": "played", "seat": 0, "move": "9D", "at": 1794844988180, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,101,'{"kind": "played", "seat": 0, "move": "JC", "at": 1794844988232, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,102,'{"kind": "played", "seat": 0, "move": "TD", "at": 1794844988280, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,103,'{"kind": "played", "seat": 0, "move": "R", "at": 1794844988332, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,104,'{"kind": "played", "seat": null, "move": "=2D 3D 4D 5D 6D 7D 8D 9D TD QH -- -- KD/2C 3C 4C 5C 6C 7C 8C QC KS 9C -- JC QS/2H 3H 4H 5H 6H 7H 8H 9H TH JH KH KC JD/2S 3S 4S 5S 6S 7S 8S 9S TS JS QD TC --", "at": 1794844988332, "spent": 0, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,105,'{"kind": "played", "seat": 0, "move": "KH", "at": 1794844988380, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,106,'{"kind": "played", "seat": 0, "move": "QH", "at": 1794844988432, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,107,'{"kind": "played", "seat": 0, "move": "TC", "at": 1794844988480, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,108,'{"kind": "played", "seat": 0, "move": "JD", "at": 1794844988533, "spent": 53, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(9,109,'{"kind": "played", "seat": 0, "move": "KD", "at": 1794844988584, "spent": 51, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(10,0,'{"kind": "played", "seat": 0, "move": "4H", "at": 1794844988755, "spent": 114, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(10,1,'{"kind": "played", "seat": 0, "move": "JS", "at": 1794844988803, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(10,2,'{"kind": "played", "seat": 0, "move": "8H", "at": 1794844988851, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(10,3,'{"kind": "played", "seat": 0, "move": "TC", "at": 1794844988899, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(10,4,'{"kind": "played", "seat": 0, "move": "6C", "at": 1794844988947, "spent": 48, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(11,0,'{"kind": "played", "seat": 0, "move": "#44", "at": 1794844988996, "spent": 0, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(11,1,'{"kind": "resigned", "seat": 1, "at": 1794844988996}');
INSERT INTO "entries" VALUES(12,0,'{"kind": "played", "seat": 0, "move": "sel CA", "at": 1794844989095, "spent": 0, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(12,1,'{"kind": "played", "seat": 1, "move": "sel SA", "at": 1794844989095, "spent": 0, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(12,2,'{"kind": "played", "seat": 0, "move": "Af6+K", "at": 1794844989095, "spent": 0, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(12,3,'{"kind": "played", "seat": 1, "move": "Af7+H", "at": 1794844989095, "spent": 0, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(12,4,'{"kind": "played", "seat": 0, "move": "Kg6+H", "at": 1794844989095, "spent": 0, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(12,5,'{"kind": "played", "seat": 1, "move": "Sg7+P", "at": 1794844989095, "spent": 0, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(12,6,'{"kind": "played", "seat": 0, "move": "Ch7+S", "at": 1794844989198, "spent": 103, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(12,7,'{"kind": "played", "seat": 1, "move": "Pe7+K", "at": 1794844989203, "spent": 5, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(13,0,'{"kind": "abandoned", "seat": 1, "at": 1794845119371}');
INSERT INTO "entries" VALUES(14,0,'{"kind": "botseated", "seat": 1, "level": 3, "at": 1794845249499}');
INSERT INTO "entries" VALUES(14,1,'{"kind": "chosen", "seat": 1, "move": "sel CK", "at": 1794845249507}');
INSERT INTO "entries" VALUES(15,0,'{"kind": "offered", "seat": 0, "offer": "draw", "at": 1794845249615}');
INSERT INTO "entries" VALUES(15,1,'{"kind": "answered", "seat": 1, "offer": "draw", "yes": true, "at": 1794845249620}');
INSERT INTO "entries" VALUES(15,2,'{"kind": "agreed", "at": 1794845249620}');
INSERT INTO "entries" VALUES(16,0,'{"kind": "chosen", "seat": 1, "move": "sel PK", "at": 1794845249641}');
INSERT INTO "entries" VALUES(16,1,'{"kind": "chosen", "seat": 3, "move": "sel MS", "at": 1794845249645}');
INSERT INTO "entries" VALUES(16,2,'{"kind": "chosen", "seat": 0, "move": "sel PM", "at": 1794845249699}');
INSERT INTO "entries" VALUES(16,3,'{"kind": "chosen", "seat": 2, "move": "sel PC", "at": 1794845249748}');
INSERT INTO "entries" VALUES(16,4,'{"kind": "played", "seat": 0, "move": "sel PM", "at": 1794845249748, "spent": 72, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(16,5,'{"kind": "played", "seat": 1, "move": "sel PK", "at": 1794845249748, "spent": 14, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(16,6,'{"kind": "played", "seat": 2, "move": "sel PC", "at": 1794845249748, "spent": 121, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(16,7,'{"kind": "played", "seat": 3, "move": "sel MS", "at": 1794845249748, "spent": 18, "revealed": true, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(17,0,'{"kind": "played", "seat": 0, "move": "field 9,10 1,4 2,15 4,8 5,18 7,2 8,13 11,6 13,17 14,1 15,10 17,14 18,5", "at": 1794845249934, "spent": 136, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(17,1,'{"kind": "played", "seat": 0, "move": "I2 8,9 8,10", "at": 1794845249948, "spent": 14, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(17,2,'{"kind": "played", "seat": 1, "move": "I3 12,3 12,4 12,5", "at": 1794845250048, "spent": 100, "revealed": false, "left": null, "carry": 0, "pause": 0}');
INSERT INTO "entries" VALUES(17,3,'{"kind": "played", "seat": 0, "move": "I3 14,19 15,19 16,19", "at": 1794845250100, "spent": 52, "revealed": false, "left": null, "carry": 0, "pause": 0}');
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	setup VARCHAR NOT NULL, 
	secret VARCHAR(16) NOT NULL, 
	began BIGINT NOT NULL, 
	over BOOLEAN NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT one_match_a_number UNIQUE (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "matches" VALUES(1,'tY6o6TmYswDZOJbtMAYuYA',1,'','803fad0272937d16',1794844979142,1);
INSERT INTO "matches" VALUES(2,'tY6o6TmYswDZOJbtMAYuYA',2,'','72c083d3b9d449a7',1794844980291,0);
INSERT INTO "matches" VALUES(3,'BYJq40KIzhxpHCYgk2JD5g',1,'','3565e1cc33ebb27e',1794844980441,0);
INSERT INTO "matches" VALUES(4,'ak8IvA7XrUrwV-hthEFJxg',1,'pond:670965747','afa5f37de607089c',1794844980628,1);
INSERT INTO "matches" VALUES(5,'i-vFjZRuVfLhJLyPK0bEsw',1,'','38b70f91fd0d72bc',1794844980964,0);
INSERT INTO "matches" VALUES(6,'kXRnVpCgv8-dXieFBdkq6g',1,'','b1992a544db398ce',1794844981106,0);
INSERT INTO "matches" VALUES(7,'uD44cIluFWpBYHt8mI_2JQ',1,'','8b9fceac1548bbed',1794844981260,0);
INSERT INTO "matches" VALUES(8,'pHHLjOVs7cGzhkfPMURs3Q',1,'easy A=gby B=rgb C=rgy D=rby E=rgb F=rgy G=gby H=rby colours=br','29374fb5ee2ff5df',1794844981564,0);
INSERT INTO "matches" VALUES(9,'MIJPOzWLXi9Hk3KSZFhdqA',1,'deal:7','ab0c800f905f6d3b',1794844982790,1);
INSERT INTO "matches" VALUES(10,'awsqanjj6qcOJkGz4GB2dw',1,'deal:20261116','302ae4147b16a2dd',1794844988641,0);
INSERT INTO "matches" VALUES(11,'wXThavEsCsfsMqoeVDsQ4Q',1,'pond:670965747','0f1040ec79b09a32',1794844988996,1);
INSERT INTO "matches" VALUES(12,'axDEjMKxYDNJrTzGTRB0nw',1,'','1369b0f081004476',1794844989095,0);
INSERT INTO "matches" VALUES(13,'h4pqdrn827Y6oEYfChOfqw',1,'','4b526b0be09ea542',1794844989202,1);
INSERT INTO "matches" VALUES(14,'yoJnGhEQACqHhpYaqCHe6w',1,'','b8b44b8226fec86c',1794845119375,0);
INSERT INTO "matches" VALUES(15,'i9qPkdBc8_7F_NqKAsqJIg',1,'pond:2509551924','6945851695c1538f',1794845249505,1);
INSERT INTO "matches" VALUES(16,'0PPOgyZtb-IJy0h_rQomLg',1,'','a190a479ffd4a716',1794845249627,0);
INSERT INTO "matches" VALUES(17,'-UM3AOS1lq9AoD9VevJC6Q',1,'','7d3d1f6794d1d311',1794845249798,0);
CREATE TABLE results (
	id INTEGER NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	preset VARCHAR(32), 
	options JSON NOT NULL, 
	daily VARCHAR(10), 
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	reason VARCHAR(40) NOT NULL, 
	scores JSON NOT NULL, 
	won BOOLEAN NOT NULL, 
	assisted BOOLEAN NOT NULL, 
	plies INTEGER NOT NULL, 
	facts JSON NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT one_result_a_match UNIQUE (table_id, number)
);
INSERT INTO "results" VALUES(1,'26594ba2c73ebc172047f2305663bc2c5e6ff60a88182eef43e353f48fc95b94','lacunes','MIJPOzWLXi9Hk3KSZFhdqA',1,'base','{"redeals": 2, "redeal": "aces", "twos": "free", "when": "blocked", "start": "plain", "score": "placed"}',NULL,1794844982790,1794844988584,'blocked','[38]',0,0,110,'{"placed": 38, "redeals": 2, "moves": 106}');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	place INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	level INTEGER, 
	taken BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, place), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('tY6o6TmYswDZOJbtMAYuYA',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('tY6o6TmYswDZOJbtMAYuYA',1,'here','Bob',NULL,1);
INSERT INTO "seats" VALUES('BYJq40KIzhxpHCYgk2JD5g',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('BYJq40KIzhxpHCYgk2JD5g',1,'bot','',1,1);
INSERT INTO "seats" VALUES('ak8IvA7XrUrwV-hthEFJxg',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('ak8IvA7XrUrwV-hthEFJxg',1,'link','Zoé',NULL,1);
INSERT INTO "seats" VALUES('i-vFjZRuVfLhJLyPK0bEsw',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('i-vFjZRuVfLhJLyPK0bEsw',1,'link','',NULL,0);
INSERT INTO "seats" VALUES('kXRnVpCgv8-dXieFBdkq6g',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('kXRnVpCgv8-dXieFBdkq6g',1,'link','Bob',NULL,1);
INSERT INTO "seats" VALUES('uD44cIluFWpBYHt8mI_2JQ',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('uD44cIluFWpBYHt8mI_2JQ',1,'here','Bob',NULL,1);
INSERT INTO "seats" VALUES('pHHLjOVs7cGzhkfPMURs3Q',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('pHHLjOVs7cGzhkfPMURs3Q',1,'here','Bob',NULL,1);
INSERT INTO "seats" VALUES('MIJPOzWLXi9Hk3KSZFhdqA',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('awsqanjj6qcOJkGz4GB2dw',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('wXThavEsCsfsMqoeVDsQ4Q',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('wXThavEsCsfsMqoeVDsQ4Q',1,'here','Zoé',NULL,1);
INSERT INTO "seats" VALUES('axDEjMKxYDNJrTzGTRB0nw',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('axDEjMKxYDNJrTzGTRB0nw',1,'bot','',1,1);
INSERT INTO "seats" VALUES('h4pqdrn827Y6oEYfChOfqw',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('h4pqdrn827Y6oEYfChOfqw',1,'link','Zoé',NULL,1);
INSERT INTO "seats" VALUES('yoJnGhEQACqHhpYaqCHe6w',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('yoJnGhEQACqHhpYaqCHe6w',1,'bot','',3,1);
INSERT INTO "seats" VALUES('i9qPkdBc8_7F_NqKAsqJIg',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('i9qPkdBc8_7F_NqKAsqJIg',1,'link','Zoé',NULL,1);
INSERT INTO "seats" VALUES('0PPOgyZtb-IJy0h_rQomLg',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('0PPOgyZtb-IJy0h_rQomLg',1,'bot','',1,1);
INSERT INTO "seats" VALUES('0PPOgyZtb-IJy0h_rQomLg',2,'here','Bob',NULL,1);
INSERT INTO "seats" VALUES('0PPOgyZtb-IJy0h_rQomLg',3,'bot','',1,1);
INSERT INTO "seats" VALUES('-UM3AOS1lq9AoD9VevJC6Q',0,'here','Ada',NULL,1);
INSERT INTO "seats" VALUES('-UM3AOS1lq9AoD9VevJC6Q',1,'here','Bob',NULL,1);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	options JSON NOT NULL, 
	clock JSON, 
	created BIGINT NOT NULL, player VARCHAR(64), daily VARCHAR(10), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('tY6o6TmYswDZOJbtMAYuYA','interactions','{"players": 2, "teams": false, "bonus": true, "territory": false, "select": "simultaneous"}',NULL,1794844979158,NULL,NULL);
INSERT INTO "tables" VALUES('BYJq40KIzhxpHCYgk2JD5g','interactions','{"players": 2, "teams": false, "bonus": true, "territory": false, "select": "simultaneous"}',NULL,1794844980442,NULL,NULL);
INSERT INTO "tables" VALUES('ak8IvA7XrUrwV-hthEFJxg','lacuna','{"pick": "after", "ends": "closed", "tol": 0, "sizes": "R24000 rf800 rp750 sep4000"}',NULL,1794844980670,NULL,NULL);
INSERT INTO "tables" VALUES('i-vFjZRuVfLhJLyPK0bEsw','forma','{"players": 2, "field": "first_player", "obstacle_touch": "mutual", "touch_diag": false, "markers_close_obstacles": false, "pass": "free", "fit_aid": false, "touch_move": false, "auto_skip": false, "live_bridges": false, "tie": "shared", "turn_clock": false}',NULL,1794844981082,NULL,NULL);
INSERT INTO "tables" VALUES('kXRnVpCgv8-dXieFBdkq6g','interactions','{"players": 2, "teams": false, "bonus": true, "territory": false, "select": "simultaneous"}',NULL,1794844981107,NULL,NULL);
INSERT INTO "tables" VALUES('uD44cIluFWpBYHt8mI_2JQ','interactions','{"players": 2, "teams": false, "bonus": true, "territory": false, "select": "simultaneous"}','{"kind": "game", "seconds": 600, "increment": 5}',1794844981261,NULL,NULL);
INSERT INTO "tables" VALUES('pHHLjOVs7cGzhkfPMURs3Q','laguna','{"players": 2, "board_side": "easy", "glass": 30, "time_call": "auto", "max_pearls": 4, "distribution": "random", "premove": "guarded", "dock_edges": "shore", "island_unload": false, "cross_middle": "choice", "protect_start": true, "volcano_arrow_rule": true, "no_timer_peek": true, "peek_public": false, "show_under": false, "solo_reef": 5, "round_limit": false}','{"kind": "hourglass", "seconds": 30, "increment": 0, "grace_ms": 200, "min_action_ms": 200, "clause": "LAG-E5"}',1794844981608,NULL,NULL);
INSERT INTO "tables" VALUES('MIJPOzWLXi9Hk3KSZFhdqA','lacunes','{"redeals": 2, "redeal": "aces", "twos": "free", "when": "blocked", "start": "plain", "score": "placed"}',NULL,1794844982816,'26594ba2c73ebc172047f2305663bc2c5e6ff60a88182eef43e353f48fc95b94',NULL);
INSERT INTO "tables" VALUES('awsqanjj6qcOJkGz4GB2dw','lacunes','{"redeals": 2, "redeal": "aces", "twos": "free", "when": "blocked", "start": "plain", "score": "placed"}',NULL,1794844988646,'26594ba2c73ebc172047f2305663bc2c5e6ff60a88182eef43e353f48fc95b94','2026-11-16');
INSERT INTO "tables" VALUES('wXThavEsCsfsMqoeVDsQ4Q','lacuna','{"pick": "after", "ends": "closed", "tol": 0, "sizes": "R24000 rf800 rp750 sep4000"}',NULL,1794844988997,NULL,NULL);
INSERT INTO "tables" VALUES('axDEjMKxYDNJrTzGTRB0nw','interactions','{"players": 2, "teams": false, "bonus": true, "territory": false, "select": "simultaneous"}',NULL,1794844989096,NULL,NULL);
INSERT INTO "tables" VALUES('h4pqdrn827Y6oEYfChOfqw','interactions','{"players": 2, "teams": false, "bonus": true, "territory": false, "select": "simultaneous"}',NULL,1794844989202,NULL,NULL);
INSERT INTO "tables" VALUES('yoJnGhEQACqHhpYaqCHe6w','interactions','{"players": 2, "teams": false, "bonus": true, "territory": false, "select": "simultaneous"}',NULL,1794845119376,NULL,NULL);
INSERT INTO "tables" VALUES('i9qPkdBc8_7F_NqKAsqJIg','lacuna','{"pick": "after", "ends": "closed", "tol": 0, "sizes": "R24000 rf800 rp750 sep4000"}',NULL,1794845249507,NULL,NULL);
INSERT INTO "tables" VALUES('0PPOgyZtb-IJy0h_rQomLg','interactions','{"players": 4, "teams": true, "bonus": true, "territory": false, "select": "simultaneous"}',NULL,1794845249629,NULL,NULL);
INSERT INTO "tables" VALUES('-UM3AOS1lq9AoD9VevJC6Q','forma','{"players": 2, "field": "first_player", "obstacle_touch": "mutual", "touch_diag": false, "markers_close_obstacles": false, "pass": "free", "fit_aid": true, "touch_move": false, "auto_skip": false, "live_bridges": false, "tie": "shared", "turn_clock": false}',NULL,1794845249799,NULL,NULL);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	role VARCHAR(16) NOT NULL, 
	place INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('b49568be9bcaa153b8dd2346af8576711801ef4ad49555d51cb1b8667c0a5f2b','tY6o6TmYswDZOJbtMAYuYA','host',NULL);
INSERT INTO "tokens" VALUES('bf6715a3ad8f2191f2760c392e49a99d1e10137fbd8fd6bf71501775dba08375','tY6o6TmYswDZOJbtMAYuYA','watch',NULL);
INSERT INTO "tokens" VALUES('526aae58747ce6749588c0f93041f21d9e6ab063db73bc0c032100293ce38984','BYJq40KIzhxpHCYgk2JD5g','host',NULL);
INSERT INTO "tokens" VALUES('11f9ea567a8efa5fabffe9f19226ee64d3af9589fd4dae31f8557821a531482b','BYJq40KIzhxpHCYgk2JD5g','watch',NULL);
INSERT INTO "tokens" VALUES('3f3ddd349b5ff079204f923309e1c0d545f370547f7e13e4bcd8fc195861da03','ak8IvA7XrUrwV-hthEFJxg','host',NULL);
INSERT INTO "tokens" VALUES('a9a20fc4032b0d5e9d22894753f0e3e769656e65245a1d3464336b7795725974','ak8IvA7XrUrwV-hthEFJxg','watch',NULL);
INSERT INTO "tokens" VALUES('9450186098923845dc2be2e2682d2ed8ea5f74a4a4d50cc274705c055af792c5','ak8IvA7XrUrwV-hthEFJxg','invitation',1);
INSERT INTO "tokens" VALUES('4c080541206503208325ada5104064b941e0c4db6fea456615ced6bfd40c0174','ak8IvA7XrUrwV-hthEFJxg','seat',1);
INSERT INTO "tokens" VALUES('80b790c4db23d88c4e1d0473ce01ad43111a3717cfd11d3043e7133b038acf4f','i-vFjZRuVfLhJLyPK0bEsw','host',NULL);
INSERT INTO "tokens" VALUES('0ec67b4148b8583931890a970e58eea792618c50720227d60df78fdc2fe2fe3c','i-vFjZRuVfLhJLyPK0bEsw','watch',NULL);
INSERT INTO "tokens" VALUES('c14e3501aeda69a841b648ec7f4a99445675552982442a99a515db154c0d2315','i-vFjZRuVfLhJLyPK0bEsw','invitation',1);
INSERT INTO "tokens" VALUES('074151ec6fc2787ffe843ae329214bf1868989a209d14417bb28175786194a11','kXRnVpCgv8-dXieFBdkq6g','host',NULL);
INSERT INTO "tokens" VALUES('72acfdc7b4737774fb8b270497db42e57c4a5a8b3377377ec172e5e0646afa43','kXRnVpCgv8-dXieFBdkq6g','watch',NULL);
INSERT INTO "tokens" VALUES('ad36e423d7f14d27568ecbb20dea698d8b0bcb3ee85cdf89054112144809fcfd','kXRnVpCgv8-dXieFBdkq6g','invitation',1);
INSERT INTO "tokens" VALUES('9d573da891f35033c0e7b73176862c35cb359c872d4729af07e2309fdb91af6b','kXRnVpCgv8-dXieFBdkq6g','seat',1);
INSERT INTO "tokens" VALUES('bab1a21c596e4fad2f94ad66b6339af4bbf3db9433ad859028b6e518ab89e9ed','uD44cIluFWpBYHt8mI_2JQ','host',NULL);
INSERT INTO "tokens" VALUES('0cdfdcd22fa448edcc74b07b4d3d108b135e7b1869f76c3b14a5e6cb93fc8b94','uD44cIluFWpBYHt8mI_2JQ','watch',NULL);
INSERT INTO "tokens" VALUES('bac406f1a5fdcbeba97446cc3cfb72cad5fcdb591e7a411871a91987972eb5df','pHHLjOVs7cGzhkfPMURs3Q','host',NULL);
INSERT INTO "tokens" VALUES('80a86373bc1420435d6c417e30d2e9de9675e791fcbf68870ab8aed98e1f432f','pHHLjOVs7cGzhkfPMURs3Q','watch',NULL);
INSERT INTO "tokens" VALUES('03634ebf3b059760ad2e60b1f6f7ac564ef96a122a393cec91e14c149e1cfa0a','MIJPOzWLXi9Hk3KSZFhdqA','host',NULL);
INSERT INTO "tokens" VALUES('4f86a6b4ffde32d5c3adf421dc795b30c71854a4bf98cd18b8106e20db2cf96a','MIJPOzWLXi9Hk3KSZFhdqA','watch',NULL);
INSERT INTO "tokens" VALUES('19847213169a6b608803a5dd5ff605e01850c7e0833393f5dde6ceb0bca832fa','awsqanjj6qcOJkGz4GB2dw','host',NULL);
INSERT INTO "tokens" VALUES('84c4263e75a2c5c7a7c0a101b838c583fc7c91ffa89780eb7334ab97faa0cfa0','awsqanjj6qcOJkGz4GB2dw','watch',NULL);
INSERT INTO "tokens" VALUES('e6660d9d407688863965b6066faf8dadda3aea0fd7cb64076e43566bd9c13f45','wXThavEsCsfsMqoeVDsQ4Q','host',NULL);
INSERT INTO "tokens" VALUES('e0fc36296296aa200c874ecd21eaecc46186893712f9d69b10eb843299729981','wXThavEsCsfsMqoeVDsQ4Q','watch',NULL);
INSERT INTO "tokens" VALUES('6c9d79b8b18550704340609254679e617ef0042531a45dba83c6bb204795f657','axDEjMKxYDNJrTzGTRB0nw','host',NULL);
INSERT INTO "tokens" VALUES('5944dbdbaa63f4a8c7ecd5fbe13396ec4efdd4da1f4f2e8ded4636b66e0a409c','axDEjMKxYDNJrTzGTRB0nw','watch',NULL);
INSERT INTO "tokens" VALUES('91731d7b12f6837d7760d1a8918876524396b55710bc604556ac5d98dc3fd9e3','h4pqdrn827Y6oEYfChOfqw','host',NULL);
INSERT INTO "tokens" VALUES('ef05f4c73cbe09d1e86d20e9815006c1aaa30576c7253161db2748f0d615f983','h4pqdrn827Y6oEYfChOfqw','watch',NULL);
INSERT INTO "tokens" VALUES('882a5f457e45c40cff78c413a87802753c30e0846221613df58a75cfe5e65ee4','h4pqdrn827Y6oEYfChOfqw','invitation',1);
INSERT INTO "tokens" VALUES('31552665a559eebc99bdc8e1606f73555ec7a644c9dfd6b40a295878868261f8','h4pqdrn827Y6oEYfChOfqw','seat',1);
INSERT INTO "tokens" VALUES('dd64990a0810dab181193f637281be4cd4e188dbdd27c52d41948d83ea91375e','yoJnGhEQACqHhpYaqCHe6w','host',NULL);
INSERT INTO "tokens" VALUES('f83ea686fbf3f53780d4ee676c665db6a96c33a1a5f5b1dd692a676503ceeae7','yoJnGhEQACqHhpYaqCHe6w','watch',NULL);
INSERT INTO "tokens" VALUES('423bca100642713d3f810fc3ddf10f5712170a333e3f14c82aa1f046e2ceb892','yoJnGhEQACqHhpYaqCHe6w','invitation',1);
INSERT INTO "tokens" VALUES('2bdab62bec45d99843a4992efee6d5556009931798799c78e76d9dbda60a1b08','yoJnGhEQACqHhpYaqCHe6w','seat',1);
INSERT INTO "tokens" VALUES('c176df85c7a2ff1291dbc8c25ac2ddac4213df8e16557c62b2dee734336b5f0d','i9qPkdBc8_7F_NqKAsqJIg','host',NULL);
INSERT INTO "tokens" VALUES('7b8ba1b09508f87f4a1de6f41a256224983135070e877080c3ea9d9935409755','i9qPkdBc8_7F_NqKAsqJIg','watch',NULL);
INSERT INTO "tokens" VALUES('7d3718921001b8202844510c64597a705bc3bb7422427268f0a3bfe1be284a06','i9qPkdBc8_7F_NqKAsqJIg','invitation',1);
INSERT INTO "tokens" VALUES('c64c41fdf6f8c3fafb2a67408a897a0dc651efdbe5c1604248ca01d795662549','i9qPkdBc8_7F_NqKAsqJIg','seat',1);
INSERT INTO "tokens" VALUES('e7bade7b3a861517d48cae61b9452c7f2abfd5c9aae4c7ad7176f63bc7b79477','0PPOgyZtb-IJy0h_rQomLg','host',NULL);
INSERT INTO "tokens" VALUES('417ca294c7b0284c41b23e10111d93c5f0a40f4e69a450ef706bb1c23a1bb76e','0PPOgyZtb-IJy0h_rQomLg','watch',NULL);
INSERT INTO "tokens" VALUES('c5cda99cdc1a604d53d0e81e62b3e010c26d13b01faf60edfe8218c314c64edf','-UM3AOS1lq9AoD9VevJC6Q','host',NULL);
INSERT INTO "tokens" VALUES('6032aa3e58b2f688c9206953c50c15f3ea623fd41a0dc6137415270b200608e1','-UM3AOS1lq9AoD9VevJC6Q','watch',NULL);
CREATE INDEX ix_tokens_table_id ON tokens (table_id);
CREATE INDEX results_of_a_player ON results (player, game);
COMMIT;
